/** The log as somebody would tell it: a paragraph for each turn, and what happened twice in a row said once. */
import type { ToldLine } from "../wire";

/** A sentence, and how many times in a row it was told. `lines` are those tellings. */
export type Told = { text: string; lines: ToldLine[] };
/** A turn: what opened it, which is its heading, and what was told then. Before the first one nothing has. */
export type Turn = { head: Told | null; told: Told[] };

/** Tellings that open a paragraph. Every title says whose turn begins. */
const OPENS = /^told-(?:turn-began|boogeyman-turn|thinking-began|final-began)$/;

/** What was told twice in a row is said once. */
export function runs(log: ToldLine[], say: (line: ToldLine) => string): Told[] {
  const all: Told[] = [];
  for (const line of log) {
    const text = say(line);
    const before = all.at(-1);
    if (before?.text === text) before.lines.push(line);
    else all.push({ text, lines: [line] });
  }
  return all;
}

export function turns(log: ToldLine[], say: (line: ToldLine) => string): Turn[] {
  const all: { head: Told | null; lines: ToldLine[] }[] = [];
  for (const line of log) {
    if (OPENS.test(line.line.id)) all.push({ head: { text: say(line), lines: [line] }, lines: [] });
    else if (all.length === 0) all.push({ head: null, lines: [line] });
    else all.at(-1)?.lines.push(line);
  }
  return all.map(({ head, lines }) => ({ head, told: runs(lines, say) }));
}
