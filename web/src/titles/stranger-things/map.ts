/** Where everything lies on the map: the town above, its mirror below, at two shapes of screen. */
import type { Group, Location, RoadView, View } from "./types";

export type Point = { x: number; y: number };
export type Shape = {
  narrow: boolean;
  width: number;
  height: number;
  /** Half the width and height of a Location. */
  half: Point;
  /** Where the ground ends and the other side begins. */
  horizon: number;
  columns: number[];
  rows: number[];
  /** Letters of a name on one line. */
  letters: number;
};

const WIDE: Shape = {
  narrow: false,
  width: 1240,
  height: 806,
  half: { x: 138, y: 90 },
  horizon: 455,
  columns: [155, 465, 775, 1085],
  rows: [102, 326, 584],
  letters: 21,
};
const TALL: Shape = {
  narrow: true,
  width: 640,
  height: 962,
  half: { x: 74, y: 112 },
  horizon: 534,
  columns: [80, 240, 400, 560],
  rows: [128, 390, 688],
  letters: 13,
};

/** The shape for a season: on a phone, the groups of Season 1 need one row more. */
export function shapeFor(narrow: boolean, mode: View["mode"]): Shape {
  if (!narrow) return WIDE;
  return mode === "season-1" ? TALL : { ...TALL, height: TALL.height - 56 };
}

/** No street is straight: each Location is a little off its row. */
const OFF: Record<Location, [number, number]> = {
  junkyard: [-8, 10], police_station: [4, -8], main_street: [-6, 8], wheeler_house: [6, -6],
  hawkins_lab: [-6, -4], castle_byers: [8, 8], byers_house: [-4, -8], middle_school: [4, 6],
  ud_lab: [-6, 6], ud_castle_byers: [8, -6], ud_byers_house: [-4, 8], ud_school: [4, -4],
  hopper_cabin: [-4, -6], pumpkin_patch: [4, 6], west_tunnels: [-4, -6], nest: [6, 8], east_tunnels: [-6, -4], portal: [4, 6],
};

export function centres(shape: Shape, rows: Location[][]): Map<Location, Point> {
  const all = new Map<Location, Point>();
  for (const [y, row] of rows.entries()) {
    for (const [x, place] of row.entries()) {
      const [dx, dy] = OFF[place] ?? [0, 0];
      const loose = shape.narrow ? 0.4 : 1;
      all.set(place, { x: (shape.columns[x] ?? 0) + dx * loose, y: (shape.rows[y] ?? 0) + dy * loose });
    }
  }
  return all;
}

export type Road = { from: Location; to: Location; path: string; middle: Point; marked: boolean; kind: "street" | "crossing" | "under" };

/** A bent street between two Locations. */
export function roads(view: View, at: Map<Location, Point>): Road[] {
  const zones = new Map(view.board.locations.map((one) => [one.location, one.zone]));
  return view.board.roads.map((road: RoadView) => {
    const [from, to] = road.between;
    const [a, b] = [at.get(from) ?? { x: 0, y: 0 }, at.get(to) ?? { x: 0, y: 0 }];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const bend = Math.abs(dx) < 60 ? 0.06 : Math.abs(dy) < 60 ? 0.05 : 0.1;
    const control = { x: (a.x + b.x) / 2 - dy * bend, y: (a.y + b.y) / 2 + dx * bend };
    const under = [from, to].filter((place) => zones.get(place) === "below").length;
    return {
      from,
      to,
      marked: road.marked,
      kind: under === 2 ? "under" : under === 1 ? "crossing" : "street",
      path: `M${a.x} ${a.y}Q${control.x.toFixed(1)} ${control.y.toFixed(1)} ${b.x} ${b.y}`,
      middle: { x: (a.x + b.x) / 4 + control.x / 2, y: (a.y + b.y) / 4 + control.y / 2 },
    };
  });
}

export type Frame = { group: Group; x: number; y: number; width: number; height: number };
export type Layout = { shape: Shape; at: Map<Location, Point>; slots: Map<string, Point>; frames: Frame[] };

const STEP = 54;

/** Whether a Location has more piles than lie side by side in it. */
export const isCrowded = ({ piles }: { piles: unknown[] }): boolean => piles.length > 3;

/** Where each pile lies: those of a Location in it, those of Enemies in their framed group at the foot of the map. */
export function layout(view: View, shape: Shape): Layout {
  const at = centres(shape, view.board.rows);
  const slots = new Map<string, Point>();
  for (const location of view.board.locations) {
    const centre = at.get(location.location);
    if (!centre) continue;
    const crowded = isCrowded(location);
    const wide = crowded ? STEP - 5 : STEP;
    for (const [index, slot] of location.piles.entries()) {
      if (shape.narrow) {
        const perRow = crowded ? 2 : 3;
        const inRow = Math.min(perRow, location.piles.length);
        const row = Math.floor(index / perRow);
        const rowsOf = Math.ceil(location.piles.length / perRow);
        const [aside, foot] = crowded ? [18, 26] : [0, 30];
        slots.set(slot, { x: centre.x + aside + ((index % perRow) - (inRow - 1) / 2) * 46, y: centre.y + shape.half.y - foot - (rowsOf - 1 - row) * 46 });
      } else slots.set(slot, { x: centre.x - shape.half.x + 34 + index * wide, y: centre.y + shape.half.y - 34 });
    }
  }
  const frames: Frame[] = [];
  const loose = view.piles.filter((pile) => pile.at === null);
  const groups = [...new Set(loose.map((pile) => pile.group))];
  const perRow = shape.narrow ? 4 : 8;
  const high = 96;
  let x = 0;
  const y = shape.height - high + 10;
  const sizes = groups.map((group) => {
    const count = loose.filter((pile) => pile.group === group).length;
    return Math.min(perRow, count) * STEP + 98;
  });
  const gap = shape.narrow ? 12 : 40;
  x = (shape.width - sizes.reduce((sum, size) => sum + size, 0) - gap * (groups.length - 1)) / 2;
  for (const [index, group] of groups.entries()) {
    const piles = loose.filter((pile) => pile.group === group);
    const rowsOf = Math.ceil(piles.length / perRow);
    const top = y - (rowsOf - 1) * 56;
    const width = sizes[index] ?? 0;
    frames.push({ group, x, y: top, width, height: high - 20 + (rowsOf - 1) * 56 });
    for (const [place, pile] of piles.entries()) {
      slots.set(pile.slot, { x: x + 112 + (place % perRow) * STEP, y: top + 36 + Math.floor(place / perRow) * 56 });
    }
    x += width + gap;
  }
  return { shape, at, slots, frames };
}

/** Where somebody stands in a Location: people at its right shoulder, Enemies at its left. */
export function stand(shape: Shape, centre: Point, index: number, count: number, side: 1 | -1): Point {
  const room = shape.narrow ? 66 : 110;
  const step = Math.min(shape.narrow ? 40 : 48, count > 1 ? room / (count - 1) : room);
  return { x: centre.x + side * (shape.half.x - 20 - index * step), y: centre.y - shape.half.y + (shape.narrow ? 26 : 30) };
}
