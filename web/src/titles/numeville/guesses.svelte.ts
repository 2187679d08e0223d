/** What somebody would have answered to other people's questions: for their own score, kept in their own browser. */
import { storage } from "../../lib/storage";
import type { Seat } from "../../lib/fluent";
import type { Choice, Told } from "./types";

const KEY = "veilleuse.guesses";
/** So many tables are remembered, the latest. */
const TABLES = 12;

type Kept = { table: string; said: Record<string, Choice> }[];

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept) : [];
  } catch {
    return [];
  }
}

let kept = $state.raw(read());

export function guessOf(table: string, question: string): Choice | null {
  return kept.find((one) => one.table === table)?.said[question] ?? null;
}

export function guess(table: string, question: string, choice: Choice): void {
  const said = { ...kept.find((one) => one.table === table)?.said, [question]: choice };
  kept = [...kept.filter((one) => one.table !== table), { table, said }].slice(-TABLES);
  storage.setItem(KEY, JSON.stringify(kept));
}

export type Score = { own: number; answered: number; guessed: number; guesses: number };

/** How somebody did: their own questions, and those of others they guessed along. */
export function scoreOf(log: { told: unknown }[], me: Seat | null, said: (question: string) => Choice | null): Score {
  const score: Score = { own: 0, answered: 0, guessed: 0, guesses: 0 };
  for (const { told: raw } of log) {
    const told = raw as Told;
    if (told.told !== "answered" || told.question === undefined) continue;
    if (told.seat === me) {
      score.answered += 1;
      if (told.verdict === "right") score.own += 1;
      continue;
    }
    const choice = said(told.question);
    if (choice === null) continue;
    score.guesses += 1;
    if (choice === told.right) score.guessed += 1;
  }
  return score;
}
