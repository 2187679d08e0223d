/** The lie of the land: dunes, tracks and a few cacti. Drawn once, the same for everybody. */
import { cellAt, place } from "./cells";
import type { View, WormView } from "./types";

export const CELL = 100;
/** Room around the grid for the names of columns and rows. */
export const RIM = 34;
/** The desert goes on beyond its map, so that it fills a table of any shape. */
const BEYOND = 700;

export type Dune = { crest: string; slope: string };

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Crests with a lit edge and a slope that falls into shadow. */
export function dunes(columns: number, rows: number): Dune[] {
  const chance = dice(29);
  const [from, to] = [-BEYOND, columns * CELL + BEYOND];
  const all: Dune[] = [];
  for (let base = -BEYOND / 2; base < rows * CELL + BEYOND / 2; base += 62 + chance() * 36) {
    const [swell, long, ripple, shift] = [14 + chance() * 20, 260 + chance() * 240, 4 + chance() * 5, chance() * 900];
    const height = (x: number) => base + swell * Math.sin((x + shift) / long) + ripple * Math.sin((x - shift) / 71) - x * 0.035;
    let crest = `M${from} ${height(from).toFixed(1)}`;
    let back = "";
    for (let x = from + 50; x <= to; x += 50) {
      crest += `L${x} ${height(x).toFixed(1)}`;
      const depth = 26 + 20 * Math.sin((x + shift) / 190);
      back = `L${x} ${(height(x) + Math.max(3, depth)).toFixed(1)}${back}`;
    }
    all.push({ crest, slope: `${crest}${back}Z` });
  }
  return all;
}

export type Scenery = { x: number; y: number; size: number; kind: "cactus" | "bones" | "shrub" };

/** Small things between the cells, where they hide nothing. */
export function scenery(columns: number, rows: number): Scenery[] {
  const chance = dice(41);
  const kinds = ["cactus", "shrub", "shrub", "bones"] as const;
  const all: Scenery[] = [];
  for (let column = -3; column <= columns + 3; column++) {
    for (let row = -1; row <= rows + 1; row++) {
      const inside = column > 0 && column < columns && row > 0 && row < rows;
      if (chance() > (inside ? 0.28 : 0.5)) continue;
      const spread = inside ? 12 : 60;
      all.push({
        x: column * CELL + (chance() - 0.5) * spread,
        y: row * CELL + (chance() - 0.5) * spread,
        size: 0.7 + chance() * 0.6,
        kind: kinds[Math.floor(chance() * kinds.length)] ?? "shrub",
      });
    }
  }
  return all;
}

/** The middle of a cell. */
export function middle(cell: string): { x: number; y: number } {
  const { x, y } = place(cell);
  return { x: x * CELL + CELL / 2, y: y * CELL + CELL / 2 };
}

/** Where the printed grid of a worm lies when its Target is on this cell. */
export function printed(view: View, worm: WormView, target: string): string[] {
  const centre = place(target);
  const ground = new Set(view.cells.filter((cell) => !cell.canyon).map((cell) => cell.cell));
  const all = [[0, 0], ...worm.pattern].map(([x, y]) => cellAt(centre.x + (x ?? 0), centre.y + (y ?? 0)));
  return all.filter((cell) => ground.has(cell));
}

/** A bow from one cell to another. */
export function bow(from: string, to: string): string {
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy);
  if (far === 0) return `M${a.x - 20} ${a.y - 30}a30 24 0 1 1 40 0`;
  const [mx, my] = [(a.x + b.x) / 2 - (dy / far) * far * 0.22, (a.y + b.y) / 2 + (dx / far) * far * 0.22];
  const [ex, ey] = [b.x - mx, b.y - my];
  const end = Math.hypot(ex, ey) || 1;
  return `M${a.x} ${a.y}Q${mx} ${my} ${b.x - (ex / end) * 34} ${b.y - (ey / end) * 34}`;
}

/** The walls of the Canyon: only edges that face firm ground. */
export function cliffs(cells: string[]): string {
  const canyon = new Set(cells);
  let path = "";
  for (const cell of canyon) {
    const { x, y } = place(cell);
    const [left, top] = [x * CELL, y * CELL];
    if (!canyon.has(cellAt(x, y - 1))) path += `M${left} ${top}l18 7 20-6 24 8 20-8 18 -1`;
    if (!canyon.has(cellAt(x, y + 1))) path += `M${left} ${top + CELL}l22-5 18 6 26-8 16 5 18 2`;
    if (!canyon.has(cellAt(x - 1, y))) path += `M${left} ${top}l8 20-7 22 8 22-7 18-2 18`;
    if (!canyon.has(cellAt(x + 1, y))) path += `M${left + CELL} ${top}l-6 18 7 24-8 20 6 20 1 18`;
  }
  return path;
}
