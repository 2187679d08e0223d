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
export type EndProps = { view: unknown; log: ToldLine[]; names: Names; seat: Seat | null; table: string };
/** A big moment of the film, large in the middle; `goOn` once it has been read. */
export type SceneProps = { beat: Beat; view: unknown; names: Names; seat: Seat | null; table: string; goOn: () => void };

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
};
