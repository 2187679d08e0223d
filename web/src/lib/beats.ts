/** What was told, cut into beats: what a board shows at one time, and how much it weighs. No clock in here. */
import type { Seat, Table, ToldLine } from "../wire";

/**
 * How a told thing is played. `quiet` moves the board and says nothing; a `step` is quick, and many of them are one
 * beat; `plain` is read; `big` is slow and stands in the middle; a `stop` waits until its reader goes on.
 */
export type Weight = "quiet" | "step" | "plain" | "big" | "stop";

/** How a title's tellings are played. It knows the title, and no clock. */
export type Script = {
  weigh: (told: unknown, me: Seat | null, view: unknown) => Weight;
  /** Beside whom it is said: a thing of the board that is marked `data-pawn`. */
  pawn: (told: unknown) => string | null;
  /** The board one telling later, as far as what was told says; several pictures where something walks. */
  advance: (view: unknown, told: unknown) => unknown[];
};

/** A telling that waits to be played. The last of a table brings the whole truth with it. */
export type Waiting = { line: ToldLine | null; table: Table; last: boolean };

export type Beat = {
  lines: ToldLine[];
  weight: Weight;
  pawn: string | null;
  /** The board before it. */
  before: unknown;
  /** What was said just before beside the same pawn: a turn is one caption that grows. */
  earlier?: ToldLine[];
};

/** A beat, the pictures it is played in, and how many of those that waited it took. */
export type Cut = { beat: Beat | null; pictures: unknown[]; table: Table | null; taken: number };

/** So many steps are one beat at most. */
const STEPS = 6;
/** After so many beats beside one pawn its further sentences are told together. */
const PATIENCE = 4;
const TOGETHER = 4;
/** So many sentences may wait before bots have to. */
const BEHIND = 6;

const isSmall = (weight: Weight) => weight === "step" || weight === "plain";

/** Cuts the next beat off those that wait; `beats` of this pawn were shown in a row. */
export function cut(script: Script, waiting: Waiting[], view: unknown, me: Seat | null, run: { pawn: string | null; beats: number }): Cut {
  let now = view;
  let taken = 0;
  let table: Table | null = null;
  let beat = null as Beat | null;
  const pictures: unknown[] = [];
  for (const { line, table: to, last } of waiting) {
    const weight = line ? script.weigh(line.told, me, now) : "quiet";
    if (line && weight !== "quiet") {
      const pawn = script.pawn(line.told);
      if (!beat) beat = { lines: [line], weight, pawn, before: now };
      else if (joins(beat, weight, pawn, run)) beat = { ...beat, lines: [...beat.lines, line], weight: weight === "plain" ? "plain" : beat.weight };
      else break;
    }
    if (line) {
      const next = script.advance(now, line.told);
      pictures.push(...next);
      now = next.at(-1) ?? now;
    }
    taken += 1;
    if (last) {
      now = to.view;
      table = to;
      pictures.push(now);
    }
  }
  return { beat, pictures, table, taken };
}

/** A beat that goes on with what stands beside its pawn already; what is nobody's goes on with whose turn it is. */
export function grown(shown: Beat | null, beat: Beat): Beat {
  const pawn = beat.pawn ?? shown?.pawn ?? null;
  if (!shown || !isSmall(shown.weight) || !isSmall(beat.weight) || pawn === null || shown.pawn !== pawn) return beat;
  return { ...beat, pawn, earlier: [...(shown.earlier ?? []), ...shown.lines] };
}

function joins(beat: Beat, weight: Weight, pawn: string | null, run: { pawn: string | null; beats: number }): boolean {
  if (!isSmall(beat.weight) || !isSmall(weight) || pawn !== beat.pawn) return false;
  if (beat.weight === "step") return beat.lines.length < STEPS;
  return run.pawn === pawn && run.beats >= PATIENCE && beat.lines.length < TOGETHER;
}

/** How far bots may go on: up to something that must be seen first, or that is too much to be told later. */
export function mayFollow(script: Script, waiting: Waiting[], view: unknown, me: Seat | null): Table | null {
  let allowed: Table | null = null;
  let small = 0;
  for (const { line, table, last } of waiting) {
    const weight = line ? script.weigh(line.told, me, view) : "quiet";
    if (weight === "big" || weight === "stop") return allowed;
    if (weight !== "quiet") small += 1;
    if (small > BEHIND) return allowed;
    if (last) allowed = table;
  }
  return allowed;
}

/** The weight of each kind of telling a script lists; what it does not list is quiet. */
export function weights(kinds: Partial<Record<Weight, string[]>>): (told: string) => Weight {
  const known = new Map<string, Weight>();
  for (const weight of ["quiet", "step", "plain", "big", "stop"] as const) for (const told of kinds[weight] ?? []) known.set(told, weight);
  return (told) => known.get(told) ?? "quiet";
}
