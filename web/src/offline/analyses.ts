/** Finished matches of this device that are being analysed, each by an engine of its own, in small pieces. */
import type { AnalysisState } from "../wire";
import type { Engine } from "./engine";

/** How long whoever else is here waits for a piece, in milliseconds. */
const PIECE = 30;
/** Whoever does not ask for so long does not wait any longer. */
const PATIENCE = 30_000;

type UnderWay = { percent: number; asked: number };

export class Analyses {
  readonly #underWay = new Map<string, UnderWay>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** How far a match is, for somebody who asks. */
  look(table: string): AnalysisState {
    const found = this.#underWay.get(table);
    if (!found) return "none";
    found.asked = this.#now();
    return { working: { percent: found.percent } };
  }

  /** Analyses the match of a file; `keep` is given what was found. */
  begin(table: string, engine: Engine, file: string, keep: (found: unknown) => Promise<unknown>): AnalysisState {
    const first = engine.call<AnalysisState>("analyse", new TextEncoder().encode(file));
    this.#underWay.set(table, { percent: 0, asked: this.#now() });
    void this.#work(table, engine, keep).catch((error: unknown) => { console.error(error); }).finally(() => this.#underWay.delete(table));
    return first;
  }

  async #work(table: string, engine: Engine, keep: (found: unknown) => Promise<unknown>): Promise<void> {
    for (;;) {
      const began = this.#now();
      let state: AnalysisState = "none";
      do state = engine.call<AnalysisState>("analyse_on");
      while (state !== "none" && "working" in state && this.#now() - began < PIECE);
      const found = this.#underWay.get(table);
      if (!found || state === "none" || this.#now() - found.asked > PATIENCE) return;
      if ("done" in state) {
        await keep(state.done);
        return;
      }
      found.percent = state.working.percent;
      // Between two pieces everybody else is heard.
      await new Promise((next) => setTimeout(next, 0));
    }
  }
}
