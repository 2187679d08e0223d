/** The log as somebody would tell it: a paragraph for each turn, and what happened twice in a row said once. */
import type { ToldLine } from "../wire";

/** A sentence, and how many times in a row it was told. `lines` are those tellings. */
export type Told = { text: string; lines: ToldLine[] };
/** A turn: what opened it, which is its heading, and what was told then. Before the first one nothing has. */
export type Turn = { head: Told | null; told: Told[] };

/** Tellings that open a paragraph. Every title says whose turn begins. */
const OPENS = /^told-(?:turn-began|boogeyman-turn|thinking-began|final-began)$/;

export function turns(log: ToldLine[], say: (line: ToldLine) => string): Turn[] {
  const all: Turn[] = [];
  for (const line of log) {
    const text = say(line);
    if (OPENS.test(line.line.id)) {
      all.push({ head: { text, lines: [line] }, told: [] });
      continue;
    }
    if (all.length === 0) all.push({ head: null, told: [] });
    const turn = all.at(-1) as Turn;
    const before = turn.told.at(-1);
    if (before?.text === text) before.lines.push(line);
    else turn.told.push({ text, lines: [line] });
  }
  return all;
}
