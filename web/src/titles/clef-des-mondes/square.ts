/** Where things lie on the table: nine squares of 300 in a square of 1000. */
import type { Seat } from "../../lib/fluent";
import type { ExitView, Place, PlaceView, SeatView, View } from "./types";

export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];

export const TILE = 300;
export const ALL = 1000;
const MARGIN = 24;
const GAP = 26;

const CELLS: Record<Place, [number, number]> = {
  north_west: [0, 0],
  north: [1, 0],
  north_east: [2, 0],
  east: [2, 1],
  south_east: [2, 2],
  south: [1, 2],
  south_west: [0, 2],
  west: [0, 1],
};

export type Point = { x: number; y: number };

function corner([column, row]: readonly [number, number]): Point {
  return { x: MARGIN + column * (TILE + GAP), y: MARGIN + row * (TILE + GAP) };
}

/** The upper left corner of a place; of Kernault without one. */
export function cornerOf(place: Place | null): Point {
  return corner(place ? CELLS[place] : [1, 1]);
}

/** The middle of a tile's side, where its lock is. */
export const LOCKS: Record<Side, Point> = {
  north: { x: 150, y: 25 },
  east: { x: 275, y: 150 },
  south: { x: 150, y: 275 },
  west: { x: 25, y: 150 },
};

/** The direction of a way out, as columns and rows to go. */
export function heading(from: Place, to: Place | null): { dx: number; dy: number } {
  const [a, b] = [CELLS[from], to ? CELLS[to] : ([1, 1] as const)];
  return { dx: Math.sign(b[0] - a[0]), dy: Math.sign(b[1] - a[1]) };
}

/** Where the two keys of an angle are shown on the tile. */
export function angle(from: Place, exit: ExitView): Point {
  const { dx, dy } = heading(from, exit.to);
  return { x: 150 + dx * 112, y: 150 + dy * 119 };
}

/** Where the ways by an angle and the pile's mark leave each other alone: a corner of the tile on the rim. */
const RIM: Record<Place, Point> = {
  north_west: { x: 34, y: 34 },
  north: { x: 34, y: 34 },
  north_east: { x: 266, y: 34 },
  east: { x: 266, y: 34 },
  south_east: { x: 266, y: 266 },
  south: { x: 266, y: 266 },
  south_west: { x: 34, y: 266 },
  west: { x: 34, y: 34 },
};

export function rim(place: Place): Point {
  return RIM[place];
}

/** Where a seat's pawn stands: those in one place side by side. */
export function stand(view: View, seat: Seat): Point {
  const at = (one: SeatView | undefined) => (one?.home ? "home" : one?.place);
  const where = at(view.seats.find((one) => one.seat === seat));
  const company = view.seats.filter((other) => at(other) === where).map((other) => other.seat);
  const step = Math.min(62, 200 / Math.max(1, company.length));
  const offset = (company.indexOf(seat) - (company.length - 1) / 2) * step;
  const from = cornerOf(!where || where === "home" ? null : where);
  return { x: from.x + 150 + offset, y: from.y + (where === "home" ? 200 : 168) };
}

/** A name in one line or two, broken near its middle. */
export function lines(name: string): string[] {
  if (name.length <= 15) return [name];
  const spaces = [...name.matchAll(/ /g)].map((match) => match.index);
  const middle = name.length / 2;
  const best = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best + 1)];
}

export function placeOf(view: View, place: Place): PlaceView | undefined {
  return view.places.find((one) => one.place === place);
}
