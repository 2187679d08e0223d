/** One table that runs on this device: gives the engine what happens, and does what it wants done. */
import type { FailureBody, Joined, TableInfo } from "../wire";
import type { Engine } from "./engine";
import type { Thinkers } from "./thinking";
import { NotKept, type Append, type Found, type Result, type Row, type Store } from "./store";

/** A row before it has an id. */
export type Blank = Pick<Row, "title" | "phase" | "clock" | "uploaded" | "pack" | "body">;

type Failure = { status: number; code: string; message: string };
type Effect =
  | "read"
  | "end"
  | { append: Append }
  | { save: Row }
  | { finish: Result }
  | { make: Blank }
  | { admit: { guest: number } }
  | { turn_away: { guest: number; text: string } }
  | { send: { to: number[]; news: string } }
  | { reply: { to: number; text: string } }
  | { hang_up: { guest: number } }
  | { answer: { ask: number; info?: TableInfo; sat?: Joined; may_take?: boolean; analysis?: unknown; fail?: Failure } }
  | { think: { turn: number; musing: string; trial: number | null } }
  | { alarm: number | null };

export type Answer = { status: number; body: unknown };

/** The other end of a socket. */
export type Guest = { text(text: string): void; close(): void };

/** What a table gets from outside. */
export type World = {
  store: Store;
  /** By a clock that never goes back, in milliseconds, and by the calendar. */
  now(): { tick: number; date: number };
  /** Thirty-two bytes nobody can guess, in hexadecimal. */
  entropy(): string;
  make(row: Blank): Promise<Row>;
  pauses: House;
};

export type House = { bot_pause: [number, number]; window: number; patience: number; grace: number; idle: number };

/** The shortest and the longest time to the next alarm, in milliseconds. */
const SHORTEST = 4;
const LONGEST = 2 ** 31 - 1;

export const refusal = ({ code, message }: Failure): FailureBody => ({ error: { code, message } });

/** The lines of a log that are the match. */
export const fileOf = ({ log }: Pick<Found, "log">): string => log.filter(({ kind }) => kind === "match").map(({ lines }) => lines).join("");

export class Table {
  readonly #engine: Engine;
  readonly #thinkers: Thinkers;
  readonly #world: World;
  readonly #id: string;
  readonly #ended: () => void;
  readonly #guests = new Map<number, { guest: Guest; next: number }>();
  readonly #asks = new Map<number, (answer: Answer) => void>();
  #next = 1;
  /** The record as it is kept: those who think follow it. */
  #file = "";
  #line: unknown[] = [];
  #working = false;
  #over = false;
  #alarm: ReturnType<typeof setTimeout> | undefined;
  /** The tick to ring at, and whether it has rung since it was last set. */
  #due: number | null = null;
  #rang = false;

  /** `ended` is called once, when the table is put away. */
  constructor(engine: Engine, thinkers: Thinkers, world: World, id: string, ended: () => void) {
    this.#engine = engine;
    this.#thinkers = thinkers;
    this.#world = world;
    this.#id = id;
    this.#ended = ended;
  }

  async open(found: Found): Promise<void> {
    const { now, entropy, pauses } = this.#world;
    this.#file = fileOf(found);
    await this.#work(() => this.#engine.call<Effect[]>({ open: { now: now(), house: pauses, entropy: entropy(), found } }));
  }

  /** A socket comes with its first message. Its number at this table. */
  hello(guest: Guest, text: string): number {
    const number = this.#next++;
    this.#guests.set(number, { guest, next: 0 });
    this.#happen({ hello: { guest: number, text } });
    return number;
  }

  say(guest: number, text: string): void {
    this.#happen({ say: { guest, text } });
  }

  gone(guest: number): void {
    if (this.#guests.delete(guest)) this.#happen({ gone: { guest } });
  }

  ask(question: unknown): Promise<Answer> {
    const ask = this.#next++;
    return new Promise((answer) => {
      this.#asks.set(ask, answer);
      this.#happen({ ask: { ask, question } });
    });
  }

  /** Ends it as if the house closed. Whoever comes next opens it from its log. */
  end(): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#alarm);
    this.#thinkers.end();
    for (const { guest } of this.#guests.values()) guest.close();
    this.#guests.clear();
    for (const answer of this.#asks.values()) answer({ status: 503, body: refusal({ status: 503, code: "storage", message: "the table has ended" }) });
    this.#asks.clear();
    this.#ended();
  }

  #happen(what: unknown): void {
    this.#line.push(what);
    void this.#work(() => []);
  }

  /** Does one thing after the other. Whatever breaks in here ends this table alone. */
  async #work(first: () => Effect[]): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    try {
      await this.#carryOut(first());
      while (this.#line.length > 0 && !this.#over) await this.#carryOut(this.#step(this.#line.shift()));
      // A timer may be early: what was due then still is.
      if (this.#rang && !this.#over) this.#ring(this.#due);
    } catch (error) {
      console.error(error);
      this.end();
    }
    this.#working = false;
  }

  #step(what: unknown): Effect[] {
    return this.#engine.call<Effect[]>({ happen: { now: this.#world.now(), what } });
  }

  async #carryOut(effects: Effect[]): Promise<void> {
    const errands: Effect[] = [];
    for (const effect of effects) {
      if (this.#over) return;
      if (effect === "end") this.end();
      else if (effect === "read" || "append" in effect || "save" in effect || "finish" in effect || "make" in effect) errands.push(effect);
      else this.#do(effect);
    }
    for (const errand of errands) if (!this.#over) await this.#carryOut(this.#step(await this.#run(errand)));
  }

  /** What is to be kept or read; what the table is told of it. */
  async #run(errand: Effect): Promise<unknown> {
    const { store } = this.#world;
    if (errand === "read") {
      const found = await this.#found();
      if (found) this.#file = fileOf(found);
      return { read: found };
    }
    if (typeof errand === "object" && "make" in errand) return { made: await this.#world.make(errand.make).catch(() => null) };
    try {
      if (typeof errand === "object" && "append" in errand) {
        await store.append(errand.append);
        if (errand.append.kind === "match") this.#file += errand.append.lines;
      }
      if (typeof errand === "object" && "save" in errand) await store.save(errand.save);
      else if (typeof errand === "object" && "finish" in errand) await store.finish(errand.finish);
      return { kept: "done" };
    } catch (error) {
      return { kept: error instanceof NotKept && error.trouble === "conflict" ? "conflict" : "failed" };
    }
  }

  /** What is kept of this table; nothing when it cannot be read. */
  async #found(): Promise<Found | null> {
    const { store } = this.#world;
    try {
      const row = await store.table(this.#id);
      return row && { row, log: await store.log(this.#id) };
    } catch {
      return null;
    }
  }

  #do(effect: Exclude<Effect, string>): void {
    if ("send" in effect) {
      for (const to of effect.send.to) {
        const reader = this.#guests.get(to);
        reader?.guest.text(`{"seq":${reader.next++},${effect.send.news}`);
      }
    } else if ("reply" in effect) this.#guests.get(effect.reply.to)?.guest.text(effect.reply.text);
    else if ("turn_away" in effect) {
      this.#guests.get(effect.turn_away.guest)?.guest.text(effect.turn_away.text);
      this.#drop(effect.turn_away.guest);
    } else if ("hang_up" in effect) this.#drop(effect.hang_up.guest);
    else if ("answer" in effect) this.#answer(effect.answer);
    else if ("alarm" in effect) this.#ring(effect.alarm);
    else if ("think" in effect) void this.#think(effect.think);
  }

  async #think({ turn, musing, trial }: { turn: number; musing: string; trial: number | null }): Promise<void> {
    const thought = await this.#thinkers.think(this.#file, musing, trial);
    if (this.#over) return;
    if (thought && "iterations" in thought) this.#happen({ tried: { turn, iterations: thought.iterations } });
    else this.#happen({ thought: { turn, action: thought?.action ?? null } });
  }

  #drop(number: number): void {
    const known = this.#guests.get(number);
    this.#guests.delete(number);
    known?.guest.close();
  }

  #answer({ ask, info, sat, may_take, analysis, fail }: { ask: number; info?: TableInfo; sat?: Joined; may_take?: boolean; analysis?: unknown; fail?: Failure }): void {
    const answer = this.#asks.get(ask);
    this.#asks.delete(ask);
    answer?.(fail ? { status: fail.status, body: refusal(fail) } : { status: 200, body: info ?? sat ?? may_take ?? analysis });
  }

  #ring(tick: number | null): void {
    clearTimeout(this.#alarm);
    this.#due = tick;
    this.#rang = false;
    if (tick === null) return;
    const wait = Math.min(Math.max(tick - this.#world.now().tick, SHORTEST), LONGEST);
    this.#alarm = setTimeout(() => {
      this.#rang = true;
      this.#happen("alarm");
    }, wait);
  }
}
