/** What the rules of Stranger Things show, as its board draws it. */
import type { Seat } from "../../lib/fluent";

export type Place = string;
export type Zone = "hawkins" | "below";
export type Deed = "calm" | "get_item" | "gather_info" | "recruit" | "help_eleven" | "search_lab" | "save_will" | "fight" | "destroy_roots" | "close_portal";
export type Group = "will" | "lab" | "power" | "ally" | "demogorgon" | "patrols" | "roots" | "demodogs" | "portal";
export type EnemyKind = "demogorgon" | "patrol" | "demodog";
export type Character = "lucas" | "mike" | "dustin" | "hopper" | "nancy" | "joyce";
export type Token = "0" | "1" | "2" | "3" | "4" | "5" | "demogorgon";

export type Bonus = { action: Deed; bonus: number };
export type LocationView = { location: Place; zone: Zone; characters: Seat[]; enemies: string[]; piles: string[]; actions: Bonus[] };
export type RoadView = { between: [Place, Place]; marked: boolean };
export type CardView = { card: string; value: number; friends: boolean; danger: boolean };
export type ItemView = { item: string; name: string; bonuses: Bonus[] };
export type AllyView = { ally: string; name: string; bonuses: Bonus[] };
export type SeatView = {
  seat: Seat;
  character: Character | null;
  location: Place | null;
  fear: number;
  base_move: number;
  company: boolean;
  /** The cards these eyes know: all, unless the table hides hands. */
  hand: CardView[];
  hand_count: number;
  items: ItemView[];
  allies: AllyView[];
};
export type EnemyView = { enemy: string; kind: EnemyKind; at: Place | null };
export type PileView = {
  slot: string;
  group: Group;
  at: Place | null;
  count: number;
  /** From the bottom up, as far as these eyes know. */
  tokens: (Token | null)[];
  face_up: boolean;
  mix: Token[];
  known_mix: Token[];
  least: number;
  most: number;
  /** How likely each action value from 0 on beats it, in parts per million. */
  chances: number[];
};
export type AllySlotView = { slot: string; at: Place | null; ally: AllyView | null };
export type PowerView = { power: string; name: string; slot: string; at: Place | null; ready: boolean };
export type Deck = { left: number; discard: string[] };
export type Selection = { cards: string[]; value: number; scenes: number; chance: number | null };
export type Attempt = { option: unknown; action: Deed; pile: string | null; bonus: number; selections: Selection[] };
export type View = {
  mode: "season-1" | "season-2";
  active: Seat;
  turn: number;
  act: number;
  step: "setup" | "move" | "act" | "refill" | "scenes";
  asks: string;
  waiting: Seat[];
  terrified: number;
  board: { rows: Place[][]; locations: LocationView[]; roads: RoadView[] };
  seats: SeatView[];
  enemies: EnemyView[];
  piles: PileView[];
  allies: AllySlotView[];
  powers: PowerView[];
  decks: { actions: Deck; items: Deck; scenes: Deck; allies: Deck; reserve: number };
  demogorgon_value: number;
  portal_bonus: number;
  will_saved: boolean;
  danger: { played: number; ignored: number; scenes: number; revealed: number; scene: { scene: string; name: string } | null };
  play: {
    beside: CardView[];
    laid: CardView[];
    value: number;
    moves: number;
    action: Deed | null;
    pile: string | null;
    enemy: string | null;
    drawn: ItemView[];
    left: number;
    mover: string | null;
    moves_by_cards: Selection[];
  };
  attempts: Attempt[];
  outcome: { result: string; reason: string; winners: Seat[] } | null;
};

export type Told = { told: string } & Partial<{
  seat: Seat;
  slot: string;
  enemy: string;
  foe: EnemyKind;
  at: Place;
  from: Place;
  to: Place;
  fear: number;
  amount: number;
  scene: string;
  name: string;
  number: number;
  count: number;
  tokens: Token[] | null;
  value: number;
  against: number;
  extra: number;
  act: number;
  turn: number;
  power: string;
  ally: string;
  item: string;
  action: Deed;
}>;

/** A token as people read it. */
export function face(token: Token | null): string {
  if (token === null) return "?";
  return token === "demogorgon" ? "D" : token;
}

/** Parts per million as whole per cent; only what is certain reads as 0 or 100. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1_000_000) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance / 10_000)));
}

/** Words broken into lines of about so many letters. */
export function lines(text: string, letters: number): string[] {
  const all: string[] = [];
  for (const word of text.split(" ")) {
    const last = all.at(-1);
    if (last !== undefined && last.length + word.length < letters) all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
  }
  return all;
}
