/** Where things are in the drawing of the house: three floors, one above the other, cut open. */
import type { Floor, PassageView, SpaceView, View } from "./types";

export type Box = { x: number; y: number; w: number; h: number };
export type Point = { x: number; y: number };
/** How large things are drawn, in units of the drawing. */
export type Scale = {
  /** A column and a row of rooms, and the back wall of one, which its name is written on. */
  w: number;
  h: number;
  wall: number;
  roof: number;
  slab: number;
  /** By how much people, piles and doors are larger than they were drawn. */
  big: number;
  /** The size of letters. */
  text: number;
  /** There is room for one floor at a time; then a name stands below its number. */
  single: boolean;
};

export const FLOORS: Floor[] = ["upper", "ground", "basement"];
export const COLUMNS = 6;
const ROWS = 3;
export const MARGIN = 22;

/** Letters are never smaller than this, in pixels. */
const LEGIBLE = 12.4;
const COLUMN = 124;
const ROOF = 60;
const SLAB = 17;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** A house that fills so many pixels: whole where its names can be read, otherwise one floor of it. */
export function scaleFor(across: number, down: number): Scale {
  const unit = across / (COLUMNS * COLUMN + 2 * MARGIN);
  const rows = FLOORS.length * ROWS;
  const row = between(60, (down / unit - ROOF - FLOORS.length * SLAB) / rows, 96);
  const whole = Math.min(unit, down / (ROOF + FLOORS.length * SLAB + rows * row));
  if (whole >= 0.76) {
    const text = between(11, LEGIBLE / whole, 16);
    return { w: COLUMN, h: row, wall: text * 2.2, roof: ROOF, slab: Math.max(SLAB, text + 5), big: between(1, row / 66, 1.35), text, single: false };
  }
  const text = between(13, LEGIBLE / unit, 30);
  const slab = text * 1.4;
  const one = between(84, (down / unit - slab) / ROWS, 230);
  return { w: COLUMN, h: one, wall: Math.min(text * 3.4, one * 0.5), roof: ROOF, slab, big: between(1, one / 84, 1.75), text, single: true };
}

/** The part of the drawing that is looked at: the whole house, or one of its floors. */
export function sight(scale: Scale, floor: Floor): Box {
  const across = width(scale) + 2 * MARGIN;
  if (!scale.single) return { x: -MARGIN, y: 0, w: across, h: height(scale) };
  return { x: -MARGIN / 2, y: floorBox(floor, scale).y, w: across - MARGIN, h: ROWS * scale.h + scale.slab };
}

/** A name as it is written on a wall, in as many lines as it takes. */
export function lines(name: string, across: number, text: number): string[] {
  const most = Math.max(5, Math.floor(across / (text * 0.53)));
  const written: string[] = [];
  for (const word of name.split(/(?<=-)| /)) {
    const last = written.at(-1);
    const joined = last === undefined ? word : `${last}${last.endsWith("-") ? "" : " "}${word}`;
    if (last !== undefined && joined.length <= most) written[written.length - 1] = joined;
    else written.push(word);
  }
  return written;
}

/** How wide a line may be where it would be wider than its wall: its letters are then drawn narrower. */
export function squeezed(line: string, across: number, text: number): number | undefined {
  return line.length * text * 0.57 > across ? across : undefined;
}

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

/** All doors and stairs of the house. */
export function doorsOf(view: View, places: Map<string, Box>, scale: Scale): Door[] {
  const floors = new Map(view.spaces.map((space) => [space.space, space.floor]));
  return view.passages.flatMap((passage) => doorOf(passage, places, floors, scale) ?? []);
}

/** By how much doors are larger than they were drawn: as their letters need. */
export function doorSize(scale: Scale): number {
  return between(scale.big * 0.94, scale.text / 9.5, 2.4);
}

/** Half of a door as it was drawn. */
export const DOOR = 9;

/** How much of the back wall of a room is free of doors, from its left on. */
export function wallOf(box: Box, doors: Door[], scale: Scale): number {
  const inIt = doors.filter(({ kind, at }) => kind === "front" && at.y === box.y && at.x > box.x && at.x < box.x + box.w);
  return Math.min(box.w, ...inIt.map(({ at }) => at.x - DOOR * doorSize(scale) - box.x));
}

/** Where the stairs of a room are. */
function foot(box: Box, scale: Scale): Point {
  return { x: box.x + box.w - scale.w * 0.2 * scale.big, y: box.y + box.h - (scale.h - scale.wall) * 0.5 };
}

/** Where somebody stands, when `count` are in the room. */
export function stand(box: Box, index: number, count: number, scale: Scale): Point {
  const left = box.x + scale.w * 0.42;
  const room = box.w - scale.w * 0.62;
  const step = count > 1 ? Math.min(scale.w * 0.2, room / (count - 1)) : 0;
  return { x: left + index * step, y: box.y + box.h - 6 * scale.big };
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
