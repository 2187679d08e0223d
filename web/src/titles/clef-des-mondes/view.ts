/** What the rules of La Clef des mondes show, as its board draws it. */
import type { Seat } from "../../lib/fluent";

export type Key = "magic" | "knowledge" | "combat" | "death" | "love";
export type Kind = "encounter" | "object" | "bad_encounter";
export type World =
  | "gaulish_otherworld"
  | "wondrous_hunt"
  | "fairy_glade"
  | "looking_glass"
  | "middle_earth"
  | "crypt_of_dread"
  | "multiverse"
  | "conan_and_dragons";
export type Place = "north_west" | "north" | "north_east" | "east" | "south_east" | "south" | "south_west" | "west";
export type Pawn = "amber" | "azure" | "garnet" | "jade" | "ivory";

export type WorldView = { world: World; north: Key; east: Key; south: Key; west: Key; danger: string };
export type ExitView = { to: Place | null; by_side: boolean; keys: Key[] };
export type PlaceView = {
  place: Place;
  cell: [number, number];
  face_up: boolean;
  world: WorldView | null;
  seen_by: Seat[];
  pawns: Seat[];
  exits: ExitView[];
};
export type CardView = { card: string; name: string; origin: World; kind: Kind; symbol: Key; effect: unknown };
export type BackView = { card: CardView | null; origin: World | null; kind: Kind | null; key: Key | null };
export type PileView = { world: World; count: number; top: BackView[]; shuffled: number; bottom: BackView[] };
export type CharacterView = { character: string; name: string; own_key: Key; home_keys: Key[] };
export type SeatView = {
  seat: Seat;
  pawn: Pawn | null;
  place: Place | null;
  home: boolean;
  character: CharacterView | null;
  revealed: boolean;
  own_key_left: boolean;
  dealt: CharacterView[];
  turns_to_miss: number;
  hand: BackView[];
  homeward: Key[];
};
export type PlayedView = { card: CardView; by: Seat | null; against: string | null; reaction: boolean };
export type DeedView = { deed: "cross" | "home" | "effect" | "pair" | "bad_encounter" | "driven"; seat: Seat; to?: Place | null; on?: Seat | null };
export type OfferView = { seat: Seat; to: Seat; offered: BackView; counter: BackView | null };
export type View = {
  round: number;
  /** How many rounds follow before the house ends the match, once that is near. */
  rounds_left: number | null;
  active: Seat;
  actions: number;
  drawn: boolean;
  asks: string;
  waiting: Seat[];
  window: boolean;
  keys: { key: Key; colour: string; shape: string }[];
  places: PlaceView[];
  piles: PileView[];
  seats: SeatView[];
  stack: PlayedView[];
  deed: DeedView | null;
  offer: OfferView | null;
  arranging: number;
  outcome: { result: string; reason: string; winners: Seat[] } | null;
};

export type Told = { told: string } & Partial<{
  seat: Seat;
  on: Seat | null;
  from: Seat;
  of: Seat;
  place: Place;
  to: Place | Seat | null;
  world: World | null;
  card: string | null;
  with: string | Seat;
  against: string | null;
  keys: string[];
  character: string | null;
}>;

export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];

/** The card's own key or symbol, or what everybody has concluded about it. */
export function keyOf(back: BackView): Key | null {
  return back.card?.symbol ?? back.key;
}

export function kindOf(back: BackView): Kind | null {
  return back.card?.kind ?? back.kind;
}

export function originOf(back: BackView): World | null {
  return back.card?.origin ?? back.origin;
}
