/** What the rules of Boogeyman show, as its house draws it. */
import type { Seat } from "../../lib/fluent";

export type Figure = "peter" | "daphne" | "ray" | "leila" | "mike" | "tommy";
export type Colour = "orange" | "blue" | "green";
export type Floor = "upper" | "ground" | "basement";
export type Entity = "babysitter" | "boogeyman";
export type Mind = "fainted" | "terrified" | "scared" | "calm";
export type Deck = "search" | "light" | "dark" | "boogeyman" | "babysitter" | "nightmare" | "trouble" | "event" | "objective";
export type Family = "hunt" | "bargain" | "maze" | "vigil" | "crossing";
export type Token = "trapdoor" | "passkey" | { objective: Colour } | { noise: number | null };

export type CardView = { card: string; name: string; when: unknown };
export type ChildView = {
  seat: Seat;
  figure: Figure | null;
  space: string | null;
  mind: Mind;
  state_cards: number;
  candies: number;
  candy_cap: number;
  able: boolean;
  objectives: Colour[];
  passkey: boolean;
  nightmare: CardView | null;
  hand_count: number;
  hand: CardView[] | null;
  /** Cards of the hand that everybody was shown. */
  shown: CardView[];
  objective: CardView | null;
  has_objective_card: boolean;
  leader: boolean;
  fewer_actions_next: number;
  turned: boolean;
};
export type SpaceView = {
  space: string;
  number: number | null;
  floor: Floor;
  cells: [number, number][];
  hall_of: Figure | null;
  near: string[];
  bulb: "light" | "dark" | null;
  padlock: boolean;
  tokens: number;
  known: (Token | null)[];
  trapdoor: boolean;
  sealed: boolean;
  children: Figure[];
  fainted: Figure[];
  babysitter: boolean;
  boogeyman: boolean;
  final_room: boolean;
  on_track: boolean;
  buried: Token[];
};
export type PassageView = { passage: string; joins: [string, string]; stairs: boolean; open: boolean; attic: boolean };
export type PreviewView = { steps: number; spaces: string[]; reaches: boolean; meets: Figure[] };
export type SlotView = { number: number; event: boolean; laid: boolean; face_up: boolean; room: string | null };
export type StressView = { entity: Entity; level: number; most: number; troubles: number[] };
export type PanelView = { number: number; at_least: number; on_failure: "state" | "candy" | "again" | "hurt_and_go_on" };
/** A deal under way; its cards are for the eyes of the two. */
export type DealView = {
  from: Figure | null;
  to: Figure | null;
  give: CardView[] | null;
  back: CardView[] | null;
  /** What whoever is asked has laid since. */
  laying: CardView[] | null;
};
export type BookView = {
  number: string;
  id: string;
  family: Family;
  closing: "all" | "participants" | "conscious";
  panel: number;
  panels: PanelView[];
  tester: Figure | null;
  participants: Figure[];
  possessed: Figure[];
};
export type View = {
  mode: "solo" | "coop" | "semi-coop" | "competitive";
  round: number;
  asks: string;
  waiting: Seat[];
  active: Figure | null;
  torch: Figure | null;
  boogeyman: Seat | null;
  children: ChildView[];
  spaces: SpaceView[];
  passages: PassageView[];
  babysitter: { space: string | null; distance: number | null; preview: PreviewView[] };
  figure: string | null;
  track: { slots: SlotView[]; laid: number; unused: string[] | null };
  stress: StressView[];
  decks: { deck: Deck; left: number; discard: string[] }[];
  events: CardView[];
  spells: string[];
  turn: { actions: number; free_moves: number; aptitude_used: boolean; trade_anywhere: boolean; proposals_left: number };
  roll: { child: Figure | null; face: number; plus: number } | null;
  deal: DealView | null;
  choice: CardView[];
  targets: string[];
  hiding: Token | null;
  colours: Colour[] | null;
  finale: { room: string | null; leader: Figure | null; gathered: boolean; begun: boolean; book: BookView | null };
  supply: { padlocks: number; objectives_in_play: number };
  hand: CardView[] | null;
  outcome: { result: string; reason: string; winners: Seat[] } | null;
};

export type Told = { told: string } & Partial<{
  child: Figure;
  to: string;
  by: Figure;
  room: string | null;
  card: string | null;
  token: Token | null;
  face: number;
  value: number;
  result: number;
  number: string;
  panel: number;
  at_least: number;
  mind: Mind;
  won: boolean;
  seat: Seat;
}>;

const DECKS: Record<string, Deck> = {
  s: "search",
  l: "light",
  d: "dark",
  b: "boogeyman",
  j: "babysitter",
  n: "nightmare",
  t: "trouble",
  e: "event",
  o: "objective",
};

/** The deck a card belongs to: the letter of its id. */
export function deckOf(card: string): Deck {
  return DECKS[card[0] ?? ""] ?? "search";
}

/** The message that names a token. */
export function tokenName(token: Token): string {
  if (typeof token === "string") return `token-${token}`;
  if ("objective" in token) return `token-${token.objective}`;
  return token.noise === null ? "token-noise" : `token-noise-${token.noise}`;
}

/** The page of the Book a Final is on, as its texts are numbered. */
export function page(final: string): string {
  return final.slice(1);
}

/** Whom a person plays. */
export function childrenOf(view: View, seat: Seat | null): ChildView[] {
  return view.children.filter((child) => child.seat === seat && !child.turned);
}

export function childOf(view: View, figure: Figure): ChildView | undefined {
  return view.children.find((child) => child.figure === figure);
}
