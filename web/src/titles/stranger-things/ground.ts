/** The lie of the land: woods, a river, a torn edge, and what hangs below it. Drawn once, the same for everybody. */
import type { Point, Shape } from "./map";

/** The map goes on beyond its frame, so that it fills a table of any shape. */
export const BEYOND = 700;

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export type Tree = Point & { size: number };

/** Trees in loose woods, clear of the Locations. */
export function woods(shape: Shape, at: Iterable<Point>, seed: number, top: number, foot: number): Tree[] {
  const chance = dice(seed);
  const keep = [...at];
  const all: Tree[] = [];
  const wanted = shape.narrow ? 90 : 170;
  for (let i = 0; i < wanted; i++) {
    const patch = Math.sin(i * 1.7) * 120;
    const x = -BEYOND / 2 + chance() * (shape.width + BEYOND) + patch * 0.3;
    const y = top + chance() * (foot - top);
    const near = keep.some((one) => Math.abs(one.x - x) < shape.half.x + 14 && y - one.y > -shape.half.y - 4 && y - one.y < shape.half.y + 26);
    if (!near) all.push({ x, y, size: 0.7 + chance() * 0.7 });
  }
  return all.sort((a, b) => a.y - b.y);
}

/** The torn edge between the two sides. */
export function tear(shape: Shape): string {
  const chance = dice(7);
  let path = "";
  for (let x = -BEYOND; x <= shape.width + BEYOND; x += 16 + chance() * 22) {
    path += `${path ? "L" : "M"}${x.toFixed(0)} ${(shape.horizon + (chance() - 0.5) * 22 + 7 * Math.sin(x / 90)).toFixed(0)}`;
  }
  return path;
}

/** Tendrils that hang from the tear. */
export function vines(shape: Shape): string[] {
  const chance = dice(19);
  const all: string[] = [];
  for (let x = -BEYOND; x < shape.width + BEYOND; x += 34 + chance() * 60) {
    const long = 26 + chance() * 90;
    const sway = (chance() - 0.5) * 70;
    all.push(`M${x.toFixed(0)} ${shape.horizon - 8}q${(sway * 0.2).toFixed(0)} ${(long * 0.5).toFixed(0)} ${(sway * 0.7).toFixed(0)} ${(long * 0.7).toFixed(0)}t${(sway * 0.3).toFixed(0)} ${(long * 0.5).toFixed(0)}`);
  }
  return all;
}

/** Roots that crawl along the bottom. */
export function creepers(shape: Shape): string[] {
  const chance = dice(53);
  const all: string[] = [];
  for (let i = 0; i < 9; i++) {
    const y = shape.horizon + 60 + i * ((shape.height + 80 - shape.horizon) / 9);
    let path = `M${-BEYOND} ${y.toFixed(0)}`;
    for (let x = -BEYOND + 120; x <= shape.width + BEYOND; x += 120) path += `T${x} ${(y + (chance() - 0.5) * 70).toFixed(0)}`;
    all.push(path.replace("T", `q60 ${((chance() - 0.5) * 60).toFixed(0)} 120 0T`));
  }
  return all;
}

export type Spore = Point & { r: number; late: number };

export function spores(shape: Shape): Spore[] {
  const chance = dice(91);
  const deep = shape.height - shape.horizon;
  return Array.from({ length: shape.narrow ? 34 : 64 }, () => ({
    x: -100 + chance() * (shape.width + 200),
    y: shape.horizon + 20 + chance() * deep,
    r: 1.2 + chance() * 2.6,
    late: Math.round(chance() * 90) / 10,
  }));
}
