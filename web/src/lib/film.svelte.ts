/** What was told, played on the board at a pace one can read: the whole table is of the moment that is told. */
import type { Seat, Table, ToldLine } from "../wire";
import { cut, grown, mayFollow, type Beat, type Script, type Waiting } from "./beats";
import { isStill, settings, tempo, type Reading } from "./settings.svelte";

/** Between two pictures of something that walks, and how long a beat stands, in milliseconds. */
const PICTURE = 170;
const STANDS = { quiet: 0, step: 450, plain: 900, big: 1700, stop: 3000 };
/** What reading takes, for each letter. */
const LETTER = { quiet: 0, step: 0, plain: 14, big: 28, stop: 45 };

export type Seen = { n: number; undone: number };

export class Film {
  /** The board as it is shown. */
  view = $state.raw<unknown>(null);
  /** The table of the moment that is shown. */
  table = $state.raw<Table | null>(null);
  /** What is being told. */
  beat = $state.raw<Beat | null>(null);
  /** What was told last: it is heard, even where nothing of it is seen. */
  heard = $state.raw<Beat | null>(null);
  /** How many sentences are still to come. */
  left = $state(0);
  /** Whether the board has caught up: then whoever is asked is asked. */
  done = $state(true);
  /** Whether it waits for its reader. */
  waits = $state(false);

  #script: Script | null = null;
  #me: Seat | null = null;
  #waiting: Waiting[] = [];
  #latest: Table | null = null;
  #run = { pawn: null as string | null, beats: 0 };
  #pictures: unknown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen: (seen: Seen) => void;
  #said: Seen | null = null;
  /** Called whenever the board has caught up. */
  caughtUp: () => void = () => undefined;
  /** How long sentences are, for who has words. */
  measure: (lines: ToldLine[]) => number = () => 60;

  constructor(seen: (seen: Seen) => void = () => undefined) {
    this.#seen = seen;
  }

  /** Without a script everything is shown at once. */
  begin(script: Script): void {
    this.#script = script;
  }

  /** Another table: what led to it is played, or it is shown as it is when nothing did. */
  follow(table: Table, fresh: ToldLine[], me: Seat | null): void {
    if (me !== this.#me) this.settle(this.table ?? table);
    this.#me = me;
    const wentBack = table.undone !== this.#latest?.undone;
    if (!this.#script || this.view === null || wentBack || (fresh.length === 0 && this.done)) {
      this.settle(table);
      return;
    }
    this.#latest = table;
    this.#waiting.push(...(fresh.length > 0 ? fresh : [null]).map((line, at, all) => ({ line, table, last: at === all.length - 1 })));
    this.#count();
    if (this.done) {
      clearTimeout(this.#timer);
      this.done = false;
      this.#next();
    }
    this.#report();
  }

  /** Shows a table at once: an earlier moment was left, or other eyes look. */
  settle(table: Table): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#pictures = [];
    this.#run = { pawn: null, beats: 0 };
    [this.view, this.table, this.beat, this.#latest] = [table.view, table, null, table];
    [this.left, this.waits, this.done] = [0, false, true];
    this.#report();
    this.caughtUp();
  }

  /** On to the next beat: whoever has read it need not wait. */
  next(): void {
    if (this.done) {
      this.beat = null;
      return;
    }
    clearTimeout(this.#timer);
    this.view = this.#pictures.at(-1) ?? this.view;
    this.#pictures = [];
    this.#next();
    this.#report();
  }

  /** To the end, or to the next thing that waits for its reader. */
  skip(): void {
    do this.next();
    while (!this.done && !this.waits);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #count(): void {
    this.left = this.#waiting.filter(({ line }) => line !== null).length;
  }

  #next(): void {
    this.waits = false;
    const script = this.#script;
    while (script && this.#waiting.length > 0) {
      const { beat, pictures, table, taken } = cut(script, this.#waiting, this.view, this.#me, this.#run);
      this.#waiting.splice(0, taken);
      this.#count();
      if (table) this.table = table;
      if (!beat) {
        this.view = pictures.at(-1) ?? this.view;
        continue;
      }
      this.#run = { pawn: beat.pawn, beats: beat.pawn === this.#run.pawn ? this.#run.beats + 1 : 1 };
      this.heard = grown(this.beat, beat);
      if (this.#play(this.heard, pictures)) return;
    }
    this.#end();
  }

  /** Whether there is anything to wait for. */
  #play(beat: Beat, pictures: unknown[]): boolean {
    const how = this.#readingOf(beat);
    const stops = beat.weight === "stop" && how !== "never";
    if (tempo(1) === 0 && !stops) {
      this.view = pictures.at(-1) ?? this.view;
      this.beat = beat;
      return false;
    }
    this.beat = beat;
    this.waits = stops;
    this.#pictures = isStill() ? pictures.slice(-1) : pictures;
    this.#show(beat, how);
    return true;
  }

  #show(beat: Beat, how: Reading): void {
    const [picture, ...rest] = this.#pictures;
    if (picture !== undefined) this.view = picture;
    this.#pictures = rest;
    if (rest.length > 0) {
      this.#timer = setTimeout(() => { this.#show(beat, how); }, tempo(PICTURE));
      return;
    }
    // Whoever is asked now may still read a small thing while they decide.
    const asked = (this.table?.options.length ?? 0) > 0;
    if (asked && this.#waiting.length === 0 && (beat.weight === "step" || beat.weight === "plain")) {
      this.#end();
      this.#report();
      return;
    }
    if (beat.weight === "stop" && how === "wait") return;
    const weight = beat.weight === "stop" && how === "never" ? "big" : beat.weight;
    const time = STANDS[weight] + LETTER[weight] * this.measure(beat.lines);
    this.#timer = setTimeout(() => { this.next(); }, tempo(time) || time);
  }

  /** Who only looks on holds nobody up. */
  #readingOf(beat: Beat): Reading {
    if (beat.weight !== "stop") return "never";
    return this.#me === null && settings.reading === "wait" ? "timed" : settings.reading;
  }

  #end(): void {
    this.done = true;
    this.waits = false;
    // A small thing stays for a while: whoever is asked reads it while they decide, and what a bot does next is added to it.
    const stays = tempo(STANDS.big);
    if (stays === 0 || (this.beat?.weight !== "step" && this.beat?.weight !== "plain")) this.beat = null;
    if (this.beat) this.#timer = setTimeout(() => { this.beat = null; }, stays);
    this.caughtUp();
  }

  /** Tells how far bots may go on: never past what is being looked at, if it is more than a step. */
  #report(): void {
    const shown = this.beat;
    const held = !this.done && shown !== null && (shown.weight === "big" || shown.weight === "stop");
    const script = this.#script;
    let upTo = this.done ? this.table : held ? null : this.table;
    if (!held && !this.done && script) upTo = mayFollow(script, this.#waiting, this.view, this.#me) ?? upTo;
    if (!upTo) return;
    const { n, undone } = upTo;
    if (this.#said && (undone < this.#said.undone || (undone === this.#said.undone && n <= this.#said.n))) return;
    this.#said = { n, undone };
    this.#seen(this.#said);
  }
}
