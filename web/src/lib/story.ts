/** Where a match turned, from what was told: moments worth seeing again, and the one after which it went one way. */
import type { ToldLine } from "../wire";

export type Moment = { line: ToldLine; index: number };

/** The moments worth most, as many as wanted, in their order; of equals the later. */
export function moments(log: ToldLine[], worth: (told: unknown) => number, most: number): Moment[] {
  return log
    .map((line, index) => ({ line, index, worth: worth(line.told) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth || b.index - a.index)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ line, index }) => ({ line, index }));
}

/**
 * The turning point: of a match that was won, what helped most after it had stood worst; of one that was lost, what hurt
 * most after it had stood best. Nothing where nothing moved it.
 */
export function turningPoint(log: ToldLine[], tide: (told: unknown) => number, won: boolean): Moment | null {
  const way = won ? 1 : -1;
  const pulls = log.map((line) => way * tide(line.told));
  let [sum, lowest, from] = [0, 0, 0];
  for (const [index, pull] of pulls.entries()) {
    sum += pull;
    if (sum < lowest) [lowest, from] = [sum, index + 1];
  }
  let best = -1;
  for (let index = from; index < pulls.length; index += 1) if ((pulls[index] ?? 0) > (pulls[best] ?? 0)) best = index;
  const line = log[best];
  return line ? { line, index: best } : null;
}

/** So many tellings before the end a card may lie that brought it about. */
const NEAR = 8;

/** What was turned over last before a telling, and not long before. */
export function cardBefore<Card>(log: ToldLine[], line: ToldLine, turns: (told: unknown) => Card | null): Card | null {
  const at = log.indexOf(line);
  for (let index = at; index >= Math.max(0, at - NEAR); index -= 1) {
    const card = turns(log[index]?.told);
    if (card) return card;
  }
  return null;
}

/** The last telling that decided the end. */
export function fatalOf(log: ToldLine[], fatal: (told: unknown) => boolean): ToldLine | null {
  return log.filter((line) => fatal(line.told)).at(-1) ?? null;
}
