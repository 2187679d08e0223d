/** Where things lie in the town: a ring road, squares on it, roofs around it. Drawn once, the same for everybody. */
import type { Complice } from "./types";

export type Shape = "broad" | "wide" | "tall";
export type Spot = { x: number; y: number; turn: number };
export type Roof = { x: number; y: number; w: number; h: number; high: boolean; windows: string; district: Complice };
export type Town = {
  width: number;
  height: number;
  rx: number;
  ry: number;
  cx: number;
  cy: number;
  tile: number;
  squares: Spot[];
  billboards: Map<number, Spot>;
  roofs: Roof[];
};

const DISTRICTS: Complice[] = ["stalky", "hacker", "datata", "hyperco"];
const SQUARES = 21;
const PORTRAITS = [3, 8, 13, 18];
/** The town goes on beyond its map, so that it fills a table of any shape. */
const BEYOND = 330;
const SHAPES = {
  broad: { width: 1240, height: 600, rx: 486, ry: 196, tile: 70 },
  wide: { width: 1000, height: 640, rx: 372, ry: 212, tile: 66 },
  tall: { width: 640, height: 700, rx: 232, ry: 258, tile: 58 },
};

/** Points at equal steps along the ellipse, clockwise from its lowest point. */
function along(rx: number, ry: number, cx: number, cy: number, count: number): Spot[] {
  const fine = 2000;
  const point = (i: number) => {
    const angle = Math.PI / 2 + (i / fine) * 2 * Math.PI;
    return { x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle), angle };
  };
  const lengths = [0];
  for (let i = 1; i <= fine; i++) {
    const [a, b] = [point(i - 1), point(i)];
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const whole = lengths[fine] ?? 1;
  return Array.from({ length: count }, (_, k) => {
    const i = lengths.findIndex((length) => length >= (k / count) * whole);
    const { x, y, angle } = point(i);
    const turn = (Math.atan2(ry * Math.cos(angle), -rx * Math.sin(angle)) * 180) / Math.PI;
    return { x, y, turn: turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn };
  });
}

/** A small generator of its own: the town never changes from one visit to the next. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function windowsOf(x: number, y: number, w: number, h: number, chance: () => number): string {
  let path = "";
  for (let wx = x + 7; wx < x + w - 8; wx += 12) {
    for (let wy = y + 7; wy < y + h - 8; wy += 12) {
      if (chance() < 0.42) path += `M${wx} ${wy}h5v5h-5z`;
    }
  }
  return path;
}

function build(shape: Shape): Town {
  const { width, height, rx, ry, tile } = SHAPES[shape];
  const [cx, cy] = [width / 2, height / 2];
  const squares = along(rx, ry, cx, cy, SQUARES);
  const billboards = new Map(
    PORTRAITS.map((index) => {
      const { x, y } = squares[index] ?? { x: cx, y: cy };
      const pull = shape === "tall" ? 0.58 : 0.66;
      return [index, { x: cx + (x - cx) * pull, y: cy + (y - cy) * (pull - 0.04), turn: 0 }];
    }),
  );
  const chance = dice(shape === "tall" ? 11 : 7);
  const roofs: Roof[] = [];
  const step = 68;
  for (let gx = -BEYOND; gx < width + BEYOND; gx += step) {
    for (let gy = -BEYOND; gy < height + BEYOND; gy += step) {
      const [w, h] = [34 + chance() * 26, 34 + chance() * 26];
      const [x, y] = [gx + chance() * 8, gy + chance() * 8];
      const [mx, my] = [x + w / 2 - cx, y + h / 2 - cy];
      const far = Math.hypot(mx / rx, my / ry);
      const road = (tile * 0.5 + 34) / Math.min(rx, ry);
      if (Math.abs(far - 1) < road || Math.hypot(mx, my) < 105) continue;
      const signs = [...billboards.values()];
      if (signs.some((sign) => Math.abs(sign.x - cx - mx) < 96 && Math.abs(sign.y - cy - my) < 88)) continue;
      const quarter = mx < 0 ? (my > 0 ? 0 : 1) : my < 0 ? 2 : 3;
      roofs.push({
        x,
        y,
        w,
        h,
        high: chance() < 0.4,
        windows: windowsOf(x, y, w, h, chance),
        district: DISTRICTS[quarter] ?? "stalky",
      });
    }
  }
  return { width, height, rx, ry, cx, cy, tile, squares, billboards, roofs };
}

const towns: Record<Shape, Town> = { broad: build("broad"), wide: build("wide"), tall: build("tall") };

/** The town that fills a table of this shape best. */
export function shapeOf(across: number, down: number): Shape {
  if (across < down * 1.15) return "tall";
  return across < down * 1.85 ? "wide" : "broad";
}

export function town(shape: Shape): Town {
  return towns[shape];
}

export function squareIndex(id: string): number {
  return Number.parseInt(id.slice(3), 10);
}

/** The squares a pawn passes from one to the other, the last included. */
export function walk(from: number, to: number, clockwise: boolean): number[] {
  const path: number[] = [];
  for (let at = from; at !== to; path.push(at)) at = (at + (clockwise ? 1 : SQUARES - 1)) % SQUARES;
  return path;
}
