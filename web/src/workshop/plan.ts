/** A workshop before it is held: what a teacher has decided, kept as a file, and what the rules need to know of it. */
import type { Complice } from "../titles/numeville/types";
import { COMPLICES } from "../titles/numeville/bank";

/** For each round, a question for each Complice, in the order of `COMPLICES`; null where one is drawn. */
export type Chosen = (string | null)[][];

export type Plan = {
  /** What the class or the lesson is called. It stays on this computer and in the file. */
  name: string;
  teams: string[];
  rounds: number;
  /** Seconds to think. */
  thinking: number;
  /** Whom each team meets, round by round. */
  rotation: Complice[][];
  correction: Complice[];
  /** Questions picked by hand; null where all of them are drawn. */
  questions: Chosen | null;
  /** Everybody in a team votes, or one phone writes for it. */
  vote: boolean;
  /** Phones find a team by themselves, or wait for the teacher. */
  spread: boolean;
  /** Small explanations on phones and projector. */
  help: boolean;
  /** The bank whose questions are asked; null for the house's own. */
  pack: string | null;
};

export const TEAMS = 4;
export const MOST_ROUNDS = 4;
export const ROUNDS = [3, 4];
export const THINKING = [30, 40, 45, 50, 60];
/** The longest name of a team or class, as the server takes them. */
export const LONGEST = 40;

/** The book's rotation and order (NU-WORK-11, NU-WORK-13). */
const BOOK: Complice[][] = [
  ["stalky", "hyperco", "hacker", "datata"],
  ["hyperco", "stalky", "datata", "hacker"],
  ["hacker", "datata", "hyperco", "stalky"],
  ["datata", "hacker", "stalky", "hyperco"],
];
const ORDER: Complice[] = ["stalky", "hyperco", "hacker", "datata"];

export const bookRotation = (): Complice[][] => BOOK.map((row) => [...row]);
export const bookOrder = (): Complice[] => [...ORDER];

export function usualPlan(teams: string[]): Plan {
  return {
    name: "",
    teams,
    rounds: 4,
    thinking: 60,
    rotation: bookRotation(),
    correction: bookOrder(),
    questions: null,
    vote: true,
    spread: true,
    help: true,
    pack: null,
  };
}

export const noQuestions = (): Chosen => Array.from({ length: MOST_ROUNDS }, () => COMPLICES.map(() => null));

/** How hard questions usually are in a round, from 1. */
export const usualDifficulty = (round: number): "easy" | "hard" => (round <= 2 ? "easy" : "hard");

/** Which rule a rotation breaks: a team meets a Complice twice in a row, or not each of them once. */
export function brokenBy(rotation: Complice[][]): "NU-WORK-08" | "NU-WORK-09" | "NU-WORK-10" | null {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (new Set(rotation.map((row) => row[round])).size < TEAMS) return "NU-WORK-08";
  }
  if (rotation.some((row) => row.some((one, round) => round > 0 && row[round - 1] === one))) return "NU-WORK-09";
  return rotation.some((row) => new Set(row).size < TEAMS) ? "NU-WORK-10" : null;
}

/** The rotation in which this team meets this Complice in this round: the team that did takes the other one. */
export function swapped(rotation: Complice[][], team: number, round: number, complice: Complice): Complice[][] {
  const before = rotation[team]?.[round];
  return rotation.map((row, other) =>
    row.map((one, column) => {
      if (column !== round || before === undefined) return one;
      if (other === team) return complice;
      return one === complice ? before : one;
    }),
  );
}

export function moved<T>(list: T[], from: number, by: -1 | 1): T[] {
  const to = from + by;
  const next = [...list];
  const [here, there] = [list[from], list[to]];
  if (here === undefined || there === undefined) return next;
  next[from] = there;
  next[to] = here;
  return next;
}

/** Minutes a workshop takes, as the book reckons (NU-WORK-19). */
export const minutes = (rounds: number): { from: number; to: number } => (rounds === 3 ? { from: 45, to: 55 } : { from: 60, to: 70 });

/** Every question that was picked, once for each place. */
export const picked = (plan: Plan): string[] => (plan.questions ?? []).slice(0, plan.rounds).flatMap((round) => round.filter((id) => id !== null));

/** Where a question is asked twice. */
export function repeated(plan: Plan): string[] {
  const all = picked(plan);
  return [...new Set(all.filter((id, index) => all.indexOf(id) !== index))];
}

const FORMAT = "veilleuse-workshop";
const VERSION = 1;

export function written(plan: Plan): string {
  return `${JSON.stringify({ format: FORMAT, v: VERSION, ...plan }, null, 2)}\n`;
}

/** What is wrong with a file: the texts have `web-ws-file-<word>`. */
export class Unreadable extends Error {
  readonly why: "format" | "version" | "broken";

  constructor(why: Unreadable["why"]) {
    super(why);
    this.why = why;
  }
}

const isComplice = (one: unknown): one is Complice => COMPLICES.includes(one as Complice);
const isText = (one: unknown): one is string => typeof one === "string" && one.length <= LONGEST;

/** The plan in a file. What a file leaves out is usual; what it says wrongly is not guessed. */
export function read(text: string, teams: string[]): Plan {
  let file: Record<string, unknown>;
  try {
    file = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new Unreadable("format");
  }
  if (typeof file !== "object" || file === null || file["format"] !== FORMAT) throw new Unreadable("format");
  if (file["v"] !== VERSION) throw new Unreadable("version");
  const usual = usualPlan(teams);
  const known = Object.fromEntries(Object.keys(usual).filter((key) => key in file).map((key) => [key, file[key]]));
  const plan = { ...usual, ...known } as Plan;
  if (!isPlan(plan)) throw new Unreadable("broken");
  return plan;
}

function isPlan(plan: Plan): boolean {
  const four = (list: unknown): list is unknown[] => Array.isArray(list) && list.length === TEAMS;
  const chosen = (questions: unknown) =>
    questions === null ||
    (Array.isArray(questions) && questions.length === MOST_ROUNDS && questions.every((round) => four(round) && round.every((id) => id === null || (typeof id === "string" && id.length < 80))));
  return (
    isText(plan.name) &&
    four(plan.teams) &&
    plan.teams.every(isText) &&
    ROUNDS.includes(plan.rounds) &&
    Number.isInteger(plan.thinking) &&
    plan.thinking >= 30 &&
    plan.thinking <= 60 &&
    four(plan.rotation) &&
    plan.rotation.every((row) => four(row) && row.every(isComplice)) &&
    brokenBy(plan.rotation) === null &&
    four(plan.correction) &&
    plan.correction.every(isComplice) &&
    new Set(plan.correction).size === TEAMS &&
    chosen(plan.questions) &&
    [plan.vote, plan.spread, plan.help].every((one) => typeof one === "boolean") &&
    (plan.pack === null || typeof plan.pack === "string")
  );
}

/** A name for the file, from the name of the class. */
export function fileName(plan: Plan, word: string): string {
  const plain = plan.name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return plain ? `${word}-${plain}` : word;
}
