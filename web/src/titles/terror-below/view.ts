/** What the rules of Terror Below show, as its board draws it. */
import type { Seat } from "../../lib/fluent";

export type Colour = "green" | "pink" | "violet" | "yellow";
export type Location = "official_building" | "state_police" | "general_store" | "hospital" | "motel";
export type WormKind = "burrower" | "sucker" | "tentacled" | "screamer" | "queen";
export type Dir = "north" | "east" | "south" | "west";
export type Slot = 1 | 2 | 3;

export type CellView = {
  cell: string;
  canyon: boolean;
  location: Location | null;
  rubble: number;
  eggs: Colour[];
  pawns: Seat[];
  targets: Slot[];
};
export type CharacterView = { card: string; name: string; alive: boolean };
export type VehicleView = { card: string; name: string; value: number; arrows: Dir[] };
export type GearView = { card: string; name: string; locked: boolean };
export type Goal = { deliver: { location: Location; colour: Colour } } | { hunt: { worm: WormKind | null } };
export type BountyView = { card: string; points: number; goal: Goal };
export type SeatView = {
  seat: Seat;
  cell: string | null;
  points: number;
  tokens: number;
  bounties: number;
  bounty_points: number;
  eggs: Colour[];
  rubble: number;
  leader: CharacterView | null;
  group: CharacterView[];
  living: number;
  hat: GearView | null;
  vehicle_count: number;
  item_count: number;
  weapon_count: number;
  secret_count: number;
  vehicles: VehicleView[] | null;
  items: GearView[] | null;
  weapons: GearView[] | null;
  secrets: BountyView[] | null;
  open_secrets: BountyView[];
};
export type WormView = {
  card: string;
  kind: WormKind;
  colour: Colour | null;
  health: number;
  limit: number;
  pattern: [number, number][];
};
export type TerrorView = {
  slot: Slot;
  worm: WormView | null;
  target: string | null;
  cards: { card: VehicleView | null; hidden_by: Seat | null }[];
  footprint: string[];
};
export type Pile = { left: number; discard: string[] };
export type AttackView = {
  slot: Slot;
  caught: Seat[];
  hunters: Seat[];
  damage: number;
  health: number;
  defeated: boolean;
  aside: string[];
};
export type SoloView = {
  attacks: number;
  attacks_left: number;
  destroyed: number;
  delivered: Location[];
  trophies: WormKind[];
  queens: boolean;
  left_out: number;
  hopeless: boolean;
  score: number | null;
};
export type View = {
  mode: "standard" | "solo-urgence" | "solo-livraison" | "solo-extermination";
  side: "desert" | "canyon";
  columns: number;
  rows: number;
  active: Seat;
  turn: number;
  asks: string;
  waiting: Seat[];
  cells: CellView[];
  seats: SeatView[];
  terror: TerrorView[];
  line: BountyView[];
  decks: { vehicles: Pile; bounties: Pile; items: Pile; weapons: Pile; worms: Pile; next_worm: string | null };
  play: {
    card: VehicleView | null;
    slot: Slot | null;
    ap: number;
    kept: number;
    picked: boolean;
    bonus_taken: boolean;
    reach: { cell: string; cost: number }[];
    drawn_items: string[];
    drawn_weapons: string[];
    delivering: Colour | null;
    rolling: Colour[];
  };
  attack: AttackView | null;
  supply: { rubble: number; eggs: Colour[] };
  last_turns: Seat[] | null;
  solo: SoloView | null;
  outcome: { result: string; reason: string; winners: Seat[] } | null;
};

export type Told = { told: string } & Partial<{
  seat: Seat;
  slot: Slot;
  cell: string;
  cells: string[];
  to: string;
  worm: string;
  points: number;
  amount: number;
  total: number;
  health: number;
}>;

/** Column and row of a cell, from 0. */
export function place(cell: string): { x: number; y: number } {
  const [, column, row] = /^c(\d)r(\d)$/.exec(cell) ?? [];
  return { x: Number(column) - 1, y: Number(row) - 1 };
}

/** The cell at a column and row, from 0. */
export function cellAt(x: number, y: number): string {
  return `c${x + 1}r${y + 1}`;
}

/** A cell as people read it: a letter for the column, a number for the row. */
export function cellName(cell: string): string {
  const { x, y } = place(cell);
  return `${String.fromCharCode(65 + x)}${y + 1}`;
}

export const ARROWS: Record<Dir, string> = { north: "↑", east: "→", south: "↓", west: "←" };
