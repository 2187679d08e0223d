/** Where bots of a table think: beside it, with matches of their own, so that the table always answers. */
import { Engine } from "./engine";

/** What an engine is made of: the rules, and the packs of one title. */
export type Kit = { module: WebAssembly.Module; title: string; packs: Uint8Array[] };

export function assemble({ module, title, packs }: Kit): Engine {
  const engine = new Engine(module);
  for (const pack of packs) engine.call({ shelve: { title } }, pack);
  return engine;
}

/** What is to be thought: the lines of the record that are new come first. `musing` is for engines alone to read. */
export type Task = { lines: string; musing: string; trial: number | null };
/** A decision; or, before the first, how many iterations fit into the time that people wait. */
export type Thought = { action: unknown } | { iterations: number };

export type Thinker = { think(task: Task): Promise<Thought>; end(): void };

/** How long a decision may take, in milliseconds. */
const PATIENCE = 1500;
/** A trial does not begin with fewer iterations than this. */
const FEW = 25;

const encoder = new TextEncoder();

/** An engine that only thinks. Whatever breaks in it leaves it of no use. */
export class Mind {
  readonly #engine: Pick<Engine, "call">;
  readonly #now: () => number;

  constructor(engine: Pick<Engine, "call">, now: () => number = () => performance.now()) {
    this.#engine = engine;
    this.#now = now;
  }

  think({ lines, musing, trial }: Task): Thought {
    if (lines) this.#engine.call("follow", encoder.encode(lines));
    const iterations = trial === null ? null : this.#fitting(musing, trial);
    return iterations === null ? this.#engine.call<{ action: unknown }>({ muse: { musing } }) : { iterations };
  }

  /** The wish, halved as often as it takes to fit; nothing where there is nothing to choose between. Tried from below, so that a
   * slow device does not search for a minute to find out that it should not. */
  #fitting(musing: string, wish: number): number | null {
    const halves = [wish];
    while ((halves[0] ?? 0) >= 2 * FEW) halves.unshift(Math.floor((halves[0] ?? 0) / 2));
    let fits = halves[0] ?? wish;
    for (const iterations of halves) {
      const began = this.#now();
      const { searched } = this.#engine.call<{ searched: boolean }>({ rehearse: { musing, iterations } });
      const took = this.#now() - began;
      if (!searched) return null;
      if (took <= PATIENCE) fits = iterations;
      if (2 * took > PATIENCE) break;
    }
    return fits;
  }
}

/** Thinks where it is called, for want of another place. Between two thoughts whoever speaks is heard. */
export function thinkHere(kit: Kit): Thinker {
  const mind = new Mind(assemble(kit));
  return {
    think: (task) => new Promise((done, fail) => {
      setTimeout(() => {
        try {
          done(mind.think(task));
        } catch (error) {
          fail(error instanceof Error ? error : new Error(String(error)));
        }
      }, 0);
    }),
    end: () => undefined,
  };
}

/** A thought that breaks whoever thinks it is thought once more, by somebody else. */
const TRIES = 2;

type Place = { thinker: Thinker; heard: number };

/** Those who think for one table: hired when they are needed, replaced when they break, gone with the table. */
export class Thinkers {
  readonly #hire: () => Thinker;
  readonly #most: number;
  readonly #idle: Place[] = [];
  readonly #busy = new Set<Place>();
  readonly #line: ((place: Place | null) => void)[] = [];
  #ended = false;

  constructor(hire: () => Thinker, most: number) {
    this.#hire = hire;
    this.#most = most;
  }

  /** `file` is the record as it was when the thought was wanted. Nothing where nobody could think it. */
  async think(file: string, musing: string, trial: number | null): Promise<Thought | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const place = await this.#next();
      if (!place) return null;
      try {
        const thought = await place.thinker.think({ lines: file.slice(place.heard), musing, trial });
        place.heard = Math.max(place.heard, file.length);
        this.#free(place);
        return thought;
      } catch (error) {
        if (!this.#ended) console.error(error);
        place.thinker.end();
        this.#busy.delete(place);
        this.#call();
      }
    }
    return null;
  }

  end(): void {
    this.#ended = true;
    for (const { thinker } of [...this.#idle.splice(0), ...this.#busy]) thinker.end();
    for (const waits of this.#line.splice(0)) waits(null);
  }

  #next(): Promise<Place | null> {
    return new Promise((given) => {
      this.#line.push(given);
      this.#call();
    });
  }

  #free(place: Place): void {
    this.#busy.delete(place);
    if (!this.#ended) this.#idle.push(place);
    this.#call();
  }

  #newcomer(): Place | null {
    try {
      return { thinker: this.#hire(), heard: 0 };
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  /** Gives whoever waits longest somebody who has nothing to do. */
  #call(): void {
    const waits = this.#line[0];
    if (!waits) return;
    const place = this.#ended ? null : (this.#idle.pop() ?? (this.#busy.size < this.#most ? this.#newcomer() : undefined));
    if (place === undefined) return;
    if (place) this.#busy.add(place);
    this.#line.shift();
    waits(place);
  }
}
