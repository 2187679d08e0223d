/** Where things are in the drawing of the house: three floors, one above the other, cut open. */
import type { Floor, PassageView, SpaceView, View } from "./types";

export type Box = { x: number; y: number; w: number; h: number };
export type Point = { x: number; y: number };
/** A phone shows taller rooms with fewer words in them. */
export type Scale = { w: number; h: number; wall: number; roof: number; slab: number; tall: boolean };

export const WIDE: Scale = { w: 124, h: 65, wall: 23, roof: 60, slab: 15, tall: false };
export const TALL: Scale = { w: 124, h: 106, wall: 38, roof: 76, slab: 26, tall: true };
export const FLOORS: Floor[] = ["upper", "ground", "basement"];
export const COLUMNS = 6;
const ROWS = 3;
export const MARGIN = 22;

export function width(scale: Scale): number {
  return COLUMNS * scale.w;
}

export function height(scale: Scale): number {
  return scale.roof + FLOORS.length * (ROWS * scale.h + scale.slab);
}

/** The slab of a floor, its rooms and what is left free of them. */
export function floorBox(floor: Floor, scale: Scale): Box {
  const y = scale.roof + FLOORS.indexOf(floor) * (ROWS * scale.h + scale.slab);
  return { x: 0, y, w: width(scale), h: ROWS * scale.h };
}

export function boxOf(space: SpaceView, scale: Scale): Box {
  const columns = space.cells.map(([column]) => column);
  const rows = space.cells.map(([, row]) => row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: left * scale.w,
    y: floorBox(space.floor, scale).y + top * scale.h,
    w: (Math.max(...columns) - left + 1) * scale.w,
    h: (Math.max(...rows) - top + 1) * scale.h,
  };
}

export function boxes(view: View, scale: Scale): Map<string, Box> {
  return new Map(view.spaces.map((space) => [space.space, boxOf(space, scale)]));
}

export type Door = { passage: PassageView; kind: "side" | "front" | "stairs"; at: Point; ends: Point[] };

/** A door stands in the wall two rooms share; stairs begin in one room and end in another. */
export function doorOf(passage: PassageView, places: Map<string, Box>, floors: Map<string, Floor>, scale: Scale): Door | null {
  const [a, b] = passage.joins.map((space) => places.get(space));
  if (!a || !b) return null;
  const [one, other] = passage.joins.map((space) => floors.get(space));
  if (one !== other) {
    const ends = [foot(a, scale), foot(b, scale)];
    return { passage, kind: "stairs", at: ends[0] ?? { x: 0, y: 0 }, ends };
  }
  const top = Math.max(a.y, b.y);
  const bottom = Math.min(a.y + a.h, b.y + b.h);
  if (top < bottom) {
    const x = a.x < b.x ? b.x : a.x;
    // In the open floor, below the back wall and the words on it.
    return { passage, kind: "side", at: { x, y: top + scale.wall + (Math.min(bottom - top, scale.h) - scale.wall) / 2 }, ends: [] };
  }
  const right = Math.min(a.x + a.w, b.x + b.w);
  return { passage, kind: "front", at: { x: right - scale.w * 0.13, y: Math.max(a.y, b.y) }, ends: [] };
}

/** Where the stairs of a room are. */
function foot(box: Box, scale: Scale): Point {
  return { x: box.x + box.w - scale.w * (scale.tall ? 0.31 : 0.2), y: box.y + box.h - (scale.h - scale.wall) * 0.5 };
}

/** Where somebody stands, when `count` are in the room. */
export function stand(box: Box, index: number, count: number, scale: Scale): Point {
  const left = box.x + scale.w * 0.42;
  const room = box.w - scale.w * 0.62;
  const step = count > 1 ? Math.min(scale.w * 0.2, room / (count - 1)) : 0;
  return { x: left + index * step, y: box.y + box.h - (scale.tall ? 10 : 6) };
}

export function middle(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** The room that lies in this direction from another one, for the arrow keys. */
export function toward(from: Box, way: Point, places: Map<string, Box>): string | null {
  const start = middle(from);
  let best: { space: string; far: number } | null = null;
  for (const [space, box] of places) {
    const at = middle(box);
    const [dx, dy] = [at.x - start.x, at.y - start.y];
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (along <= 1) continue;
    const far = along + 2 * aside;
    if (!best || far < best.far) best = { space, far };
  }
  return best?.space ?? null;
}

/** The fewest steps after which the Babysitter may be in a room, by room. */
export function reach(view: View): Map<string, number> {
  const steps = new Map<string, number>();
  for (const one of view.babysitter.preview) for (const space of one.spaces) if (!steps.has(space)) steps.set(space, one.steps);
  if (view.babysitter.space) steps.delete(view.babysitter.space);
  return steps;
}

/** Her ways, as pairs of neighbours one step apart, up to so many steps. */
export function ways(view: View, most: number): [string, string][] {
  const steps = reach(view);
  const start = view.babysitter.space;
  if (!start) return [];
  const far = (space: string) => (space === start ? 0 : (steps.get(space) ?? 99));
  return view.spaces.flatMap((space) =>
    space.near.filter((other) => far(other) === far(space.space) + 1 && far(other) <= most).map((other): [string, string] => [space.space, other]),
  );
}

/** How a room looks: with light, without, or a hall, which has no lamp. */
export function mood(space: SpaceView): "warm" | "dark" | "dim" {
  return space.number === null ? "dim" : space.lit ? "warm" : "dark";
}

/** Whether a key presses a button; then nothing else comes of it. */
export function pressed(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" && event.key !== " ") return false;
  event.preventDefault();
  return true;
}
