/** What the rules of Numéville show, as its board draws it. */
import type { Both, Seat } from "../../lib/fluent";

export type Complice = "stalky" | "hacker" | "datata" | "hyperco";
export type Slot = "object" | "power";
export type Choice = "a" | "b" | "c" | "d";

export type Sheet = {
  complice: Complice;
  status: "open" | "saved" | "lost";
  blue: number;
  red: number;
  blue_needed: number;
  red_needed: number;
  blank_blue: number;
  blank_red: number;
  supply: number;
};
export type Held = { card: string; uses: number | null };
export type SeatView = {
  seat: Seat;
  scout: string | null;
  square: string | null;
  start: string | null;
  object: Held | null;
  power: Held | null;
};
export type SquareView = {
  square: string;
  district: Complice | null;
  portrait: boolean;
  start: boolean;
  marker: Slot | null;
};
/** What an explanation rests on, for who wants to read on. */
export type Reference = { publisher: Both; title: Both; year: number; url: string; checked: string };
export type Question = {
  id: string;
  complice: Complice;
  difficulty: "easy" | "hard";
  theme: string;
  prompt: Both;
  choices: { choice: Choice; text: Both; out: boolean }[];
  right_is_worth: number;
  wrong_is_worth: number;
  answer: { choice: Choice; explanation: Both; source: string; reference: Reference | null } | null;
};
export type Pile = { left: number; discard: string[] };
export type Team = {
  team: Seat;
  meets: Complice;
  heads: number | null;
  ready: boolean;
  question: Question | null;
  written: Choice | null;
};
export type Workshop = {
  rounds: number;
  rotation: Complice[][];
  correction: Complice[];
  thinking: number;
  at: Complice | null;
  teams: Team[];
};
export type View = {
  mode: "standard" | "advanced" | "workshop";
  level: string;
  round: number;
  rounds_left: number;
  first: Seat;
  active: Seat;
  master: boolean;
  asks: string;
  waiting: Seat[];
  sheets: Sheet[];
  seats: SeatView[];
  board: SquareView[];
  dice: { white: number | null; black: number | null; reach: { turning: string; square: string; bumped: boolean }[] };
  question: Question | null;
  decks: {
    questions: { complice: Complice; difficulty: "easy" | "hard"; left: number }[];
    asked: string[];
    attacks: Pile;
    round_ends: Pile;
    objects: Pile;
    powers: Pile;
  };
  modifier: unknown;
  proposal: { slot: Slot; square: string } | null;
  attacks: string[];
  drawn: string | null;
  workshop: Workshop | null;
  outcome: { result: string; reason: string; winners: Seat[] } | null;
};

export type Told = { told: string } & Partial<{
  seat: Seat;
  team: Seat;
  face: number;
  card: string;
  deck: "attack" | "round_end";
  complice: Complice;
  colour: "blue" | "red";
  status: "saved" | "lost";
  verdict: "right" | "wrong";
  choice: Choice | null;
  right: Choice;
  question: string;
  prompt: Both;
  given: Both | null;
  answer: Both;
  explanation: Both;
  source: string;
  reference: Reference | null;
  slot: Slot;
  turning: string;
  steps: number;
  to: string;
}>;
