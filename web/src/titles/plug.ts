/** What a title plugs into the table: a board and the small pieces around it. The frame knows no title. */
import type { Component } from "svelte";
import type { Beat, Script } from "../lib/beats";
import type { Names, Seat } from "../lib/fluent";
import type { OptionInfo, QuestionTally, ToldLine } from "../wire";

export type BoardProps = {
  view: unknown;
  /** What may be chosen, less what was touched has ruled out. */
  options: OptionInfo[];
  /** Things touched so far. */
  chosen: string[];
  /** What is being told: the view is of that moment. */
  beat: Beat | null;
  log: ToldLine[];
  seat: Seat | null;
  names: Names;
  /** Things to be lit more strongly: what the tray points at, or a hint. */
  hot: string[];
  point: (things: string[]) => void;
  touch: (thing: string) => void;
  choose: (option: OptionInfo) => Promise<void>;
  /** Looking at an earlier moment: nothing moves. */
  still: boolean;
  /** The id of the table. */
  table: string;
};
export type SeatNoteProps = { view: unknown; seat: Seat };
export type StatusProps = { view: unknown; names: Names };
export type HandProps = Pick<BoardProps, "view" | "options" | "chosen" | "seat" | "touch" | "hot" | "point" | "names">;
/** The view is of all secrets as soon as these were fetched. */
export type EndProps = { view: unknown; log: ToldLine[]; names: Names; seat: Seat | null; table: string };
/** A big moment of the film, large in the middle; `goOn` once it has been read. */
export type SceneProps = { beat: Beat; view: unknown; names: Names; seat: Seat | null; table: string; goOn: () => void };

/** What a thing of the table is: how it is called, what it does, what else holds for it now, and its rule. */
export type About = { name: string; text: string; facts: string[]; rule: string | null };

/** What a title knows about its things and how it is explained; loaded when somebody asks. */
export type Lore = {
  /** What a thing is, named as options name what they touch; null where there is nothing to say. */
  about: (thing: string, view: unknown, names: Names) => About | null;
  /** A thing large; nothing where it has no picture. */
  Thing: Component<{ thing: string; view: unknown }>;
  /** The signs of the board in a mode, as the legend lists them: the pack has `sign-…` for each. */
  signs: (mode: string) => string[];
  Sign: Component<{ sign: string }>;
  /** Where the rule book speaks about a sign. */
  rules: Record<string, string>;
  /** The signs that illustrate a section of the guide, such as `turn-1`. */
  pictures: Record<string, string[]>;
};

/** Sounds there are; `lib/sounds.ts` makes them. */
export type Sound = "dice" | "card" | "step" | "good" | "bad" | "switch" | "creak" | "static" | "rumble" | "key" | "book" | "win" | "lose";

/** What was missing, as the id of a text and its words. */
export type Missing = { id: string; args: Record<string, string | number> };

/** Something that decides the match, in a few words: “Sauvés 1/3”. `share` of the way is drawn as a bar where there is one. */
export type Aim = { text: string; tone?: "good" | "bad"; share?: number };

/** A question bank as the title has it, and how its questions were answered on this server. */
export type BankProps = { questions: unknown; tallies: QuestionTally[] };

export type TitlePlug = {
  Board: Component<BoardProps>;
  SeatNote: Component<SeatNoteProps>;
  Status: Component<StatusProps>;
  Hand: Component<HandProps>;
  Learnt: Component<EndProps>;
  /** How it ended, as a picture. */
  Last?: Component<EndProps>;
  /** How what was told is played. */
  film: Script;
  /** What is shown of a big moment beside its sentences, where it shows anything. */
  Scene?: Component<SceneProps>;
  /** Whether a beat is drawn by that, and needs no sentence beside it. */
  pictured?: (beat: Beat, seat: Seat | null) => boolean;
  /** Whether seats at one device must not see each other's: then it changes hands behind a cover. */
  secretive: (view: unknown) => boolean;
  /** The rule that speaks about what is asked now. */
  ruleOf: (view: unknown) => string | null;
  /** What the match is won and lost by, for these eyes, the nearest first: in sight at every size, so a few words each. */
  goal: (view: unknown, seat: Seat | null) => Aim[];
  /** The pawns of a seat, as the board marks them by `data-pawn`: the frame keeps them in sight. */
  pawns: (view: unknown, seat: Seat | null) => string[];
  /** Whether nobody holds anything, all match long: then what is below the board needs less height. */
  handless?: (view: unknown) => boolean;
  /** Whether every answer can be read and chosen on the board itself: then the tray folds its list away. */
  answeredOnBoard?: (view: unknown) => boolean;
  /** How dark it is, from 0 to 1: danger eats the light. */
  danger: (view: unknown) => number;
  /** What choosing a greyed thing would be, where no option shows how it reads: the rules can then say why not. */
  wish?: (view: unknown, seat: Seat | null, thing: string) => unknown;
  /** Whether an answer lets a reaction window pass: a page may give it on its own, if its person wants that. */
  letsBe?: (action: unknown) => boolean;
  /** What the log keeps to itself, because the hand shows it only to who asks. */
  discreet?: (told: unknown) => boolean;
  /** Moments worth seeing again, the best first. */
  worth: (told: unknown) => number;
  /** How far a telling helped those who won, or hurt them: where it turned is found by it. Without winners, the table. */
  tide: (told: unknown, winners: Seat[]) => number;
  /** What is heard of a telling, for who wants sounds. */
  sound: (told: unknown) => Sound | null;
  /** The telling that decided how it ended, looked for from the end. */
  fatal?: (told: unknown, view: unknown) => boolean;
  /** The card that a telling turned over, where it did: what came of it may have decided the match. */
  turns?: (told: unknown) => { name: string; text: string } | null;
  /** What was missing, where something was. */
  missing?: (view: unknown, seat: Seat | null) => Missing | null;
};
