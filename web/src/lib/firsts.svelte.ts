/** Which kinds of questions somebody has met in this browser: each is explained once. */
import { storage } from "./storage";

const KEY = "veilleuse.firsts";

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

let met = $state.raw(read());

export function hasMet(title: string, question: string): boolean {
  return met.includes(`${title}/${question}`);
}

export function meet(title: string, question: string): void {
  if (hasMet(title, question)) return;
  met = [...met, `${title}/${question}`];
  storage.setItem(KEY, JSON.stringify(met));
}

/** What somebody is asked, until they have answered: then they have met it. */
export class Meetings {
  #asked = new Map<string, number>();

  /** The question of a moment, and how many inputs stood after the last decision made here. */
  follow(title: string, question: string | null, n: number, decided: number | null): void {
    if (question !== null && !this.#asked.has(question)) this.#asked.set(question, n);
    // An answer is counted when the next question may stand here already.
    for (const [one, at] of this.#asked) {
      if (decided === null || decided <= at) continue;
      this.#asked.delete(one);
      meet(title, one);
    }
  }
}

/** Everything is explained once more. */
export function meetAgain(): void {
  met = [];
  storage.setItem(KEY, "[]");
}

/** The question of a view, in a word; every view says it. */
export function questionOf(view: unknown): string | null {
  const asks = typeof view === "object" && view !== null && "asks" in view ? view.asks : null;
  return typeof asks === "string" ? asks : null;
}

/** The sentence that says what a question is for. */
export const firstId = (question: string): string => `first-${question.replaceAll("_", "-")}`;
