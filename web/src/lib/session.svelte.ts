/** A table as this browser holds it: one link for each of its seats, and what is being looked at. */
import type { Ask, Chair, HostAct, OptionInfo, ReplyBody, Seat, Table, View } from "../wire";
import { browserId } from "./browser";
import { Film } from "./film.svelte";
import { Link, type LinkStatus } from "./link";
import type { Kept } from "./memory";
import { latest } from "./pacing";
import { NOTHING_SEEN, receive, since, type Seen } from "./seen";
import { shared } from "./shared";
import { sentence, t } from "./texts.svelte";
import { again, decided, NO_TRAIL, takenBack } from "./trail";
import { inOneOrder, touched, touching, wish } from "./wish";
import { sawCommitment, shareLost, shareOf, shareTaken } from "./witness";

export type Keys = { table: string; host: string | null; seats: { seat: Seat | null; token: string | null }[] };
export type Why = { thing: string; rule: string | null };

export function keysOf(kept: Kept): Keys {
  return { table: kept.table, host: kept.host, seats: kept.seats };
}

class Place {
  seen = $state.raw<Seen>(NOTHING_SEEN);
  /** Pieces of `seen` that all sentences on the page are made with. They change seldom, and it does with every message. */
  welcome = $state.raw<Seen["welcome"]>(null);
  chairs = $state.raw<Chair[]>(NOTHING_SEEN.chairs);
  readonly seat = $derived<Seat | null>(this.welcome?.seat ?? null);
  readonly asked = $derived((this.seen.table?.options.length ?? 0) > 0);
  status = $state<LinkStatus>("connecting");
  /** Why the server does not let this browser in: a word for which the texts have `error-…`. */
  refusal = $state<string | null>(null);
  readonly link: Link;
  #shared = false;
  #waiting: (() => void)[] = [];

  constructor(keys: Keys, chair: Seat | null, token: string | null, first: boolean, heard: (place: Place) => void) {
    const lose = () => {
      if (chair !== null && !this.seen.welcome?.started && !this.seen.table) shareLost(keys.table, chair);
    };
    this.link = new Link({
      hello: () => ({
        v: 1,
        table: keys.table,
        token,
        host: first ? keys.host : null,
        since: since(this.seen),
        parts: true,
        browser: browserId(),
        film: true,
        follows: true,
      }),
      news: (news) => {
        this.seen = receive(this.seen, news);
        [this.welcome, this.chairs] = [this.seen.welcome, this.seen.chairs];
        if ("table" in news) heard(this);
        for (const wake of this.#waiting.splice(0)) wake();
        if ("closed" in news && news.closed.reason === "freed") lose();
        if (!("welcome" in news)) return;
        this.refusal = null;
        this.#witness();
      },
      status: (status) => {
        this.status = status;
      },
      refused: (code) => {
        this.refusal = code;
        if (code === "bad_token") lose();
      },
    });
  }

  /** Waits for the table that follows this one. */
  async after(table: Table | null): Promise<void> {
    while (this.seen.table === table) {
      await new Promise<void>((wake) => {
        this.#waiting.push(wake);
      });
    }
  }

  /** Keeps the commitment as it is before the first input, and adds this browser's share to chance. */
  #witness(): void {
    const welcome = this.seen.welcome;
    if (!welcome?.commitment || welcome.started) return;
    const { table, seat, commitment } = welcome;
    sawCommitment(table, commitment);
    const value = seat === null ? null : shareOf(table, seat);
    if (this.#shared || seat === null || !value) return;
    this.#shared = true;
    void this.link.ask({ nonce: { value } }).then((reply) => {
      if ("ok" in reply) shareTaken(table, seat);
    });
  }
}

/** So long after something was told, in milliseconds, a hand may still be on its way to what stood there before. */
const REACTION = 600;
/** What is asked for by pointing, so many milliseconds apart at least. */
const LOOK_EVERY = 100;
const NO_OPTIONS: OptionInfo[] = [];

export class Session {
  readonly keys: Keys;
  places = $state.raw<Place[]>([]);
  current = $state(0);
  /** The seat whose person must take the device before anything is shown. */
  covered = $state(false);
  past = $state.raw<View | null>(null);
  /** Whose eyes an earlier moment is looked at with, once the match is over; all of them without any. */
  eyes = $state<Seat | null>(null);
  /** The moment that was asked for last, which `past` will come to. */
  aim = $state<number | null>(null);
  hint = $state.raw<{ touches: string[]; option: OptionInfo | null; why: ViewLine; reasons: ViewLine[] } | null>(null);
  why = $state.raw<Why | null>(null);
  /** Things touched so far that several options share. */
  chosen = $state.raw<string[]>([]);
  notice = $state<string | null>(null);
  /** A decision is under way: nothing else can be chosen before what follows from it is here. */
  busy = $state(false);
  /** Chosen just when something was told: it is decided once the board has caught up, if it is still offered then. */
  wanted = $state.raw<OptionInfo | null>(null);
  /** Something was touched that cannot be heard before the board has caught up. */
  early = $state(false);
  /** What was offered when the last telling came, and when that was. */
  #before: { options: OptionInfo[]; at: number } = { options: [], at: -Infinity };
  /** What was told, as it is played for whoever holds this device. */
  readonly film = new Film((seen) => {
    // Who shares a device has seen the same.
    for (const place of this.places) if (place.seat !== null) void place.link.ask({ seen });
  });
  /** What was decided here and can be taken back, and done again. */
  #trail = $state.raw(NO_TRAIL);
  /** How many inputs stood after the last decision made here. */
  decidedBy = $state<number | null>(null);

  // Every message brings another `seen`. What is read of it by many is worked out once here, and who reads it hears of a
  // change only where there is one.
  readonly #place = $derived.by((): Place => {
    const place = this.places[this.current] ?? this.places[0];
    if (!place) throw new Error("a session has at least one link");
    return place;
  });
  readonly seat = $derived(this.#place.seat);
  readonly status = $derived<LinkStatus>(this.#place.status);
  readonly refusal = $derived(this.#place.refusal);
  readonly title = $derived<string | null>(this.#place.welcome?.title ?? null);
  readonly chairs = $derived(this.#place.chairs);
  readonly isHost = $derived(this.places[0]?.welcome?.host ?? false);
  readonly isWorkshop = $derived((this.#place.welcome?.options as { mode?: string } | undefined)?.mode === "workshop");
  /** Whether this chair goes back alone, as far as it likes. */
  readonly leads = $derived(this.#place.welcome?.leads ?? false);
  /** What may be chosen, once the board has caught up with what was told. */
  readonly options = $derived<OptionInfo[]>(this.past || !this.film.done ? NO_OPTIONS : (this.seen.table?.options ?? NO_OPTIONS));
  /** Whether the film runs: nobody is asked before it has caught up. Between two steps of a bot it still does. */
  readonly plays = $derived.by(() => {
    const between = this.film.beat !== null && !this.#place.asked && !this.seen.table?.over;
    return !this.past && (!this.film.done || between);
  });
  /** What was told so far, as far as it was played. */
  readonly log = $derived.by((): Seen["log"] => {
    const { log } = this.seen;
    return this.film.left > 0 ? log.slice(0, -this.film.left) : log;
  });
  /** How it ended, once that was told. */
  readonly over = $derived<Table["over"]>(this.film.done ? (this.seen.table?.over ?? null) : null);
  /** The options as they are listed: each payment once, in the order of what was touched. */
  readonly listed = $derived(inOneOrder(this.options, this.chosen));
  /** Those that are left of what was touched so far. */
  readonly narrowed = $derived.by(() => {
    const left = touching(this.listed, this.chosen);
    return left.length > 0 ? left : this.listed;
  });
  readonly view = $derived<unknown>(this.past?.view ?? this.film.view ?? this.seen.table?.view ?? null);
  /** Another seat of this device is asked and the shown one is not. */
  readonly nextHere = $derived.by((): number | null => {
    if (this.#place.asked || this.places.length < 2) return null;
    const next = this.places.findIndex((place) => place.asked);
    return next < 0 ? null : next;
  });
  /** One step back: where it leads, and whether others have decided since. */
  readonly undoTarget = $derived.by((): { to: number; free: boolean } | null => {
    const table = this.seen.table;
    return table && this.seat !== null && !this.seen.undo && this.film.done ? (table.step_back ?? null) : null;
  });
  /** The decision that was taken back, while nobody has acted since. */
  readonly redoOption = $derived.by((): OptionInfo | null => {
    const table = this.seen.table;
    const text = table && JSON.stringify(again(this.#trail, table.n));
    return (text && this.options.find((one) => JSON.stringify(one.do) === text)) || null;
  });

  constructor(keys: Keys) {
    this.keys = keys;
    const seats = keys.seats.length > 0 ? keys.seats : [{ seat: null, token: null }];
    this.film.caughtUp = () => {
      this.early = false;
      queueMicrotask(() => { this.#keepWord(); });
    };
    this.film.measure = (lines) => lines.reduce((sum, { line }) => sum + sentence(line, this.names).length, 0);
    this.places = seats.map(({ seat, token }, index) => new Place(keys, seat, token, index === 0, (place) => { this.#hear(place); }));
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  get place(): Place {
    return this.#place;
  }

  get seen(): Seen {
    return this.#place.seen;
  }

  names = (seat: Seat): string => {
    const chair = this.chairs.find((one) => one.seat === seat);
    return chairName(chair, seat, this.isWorkshop);
  };

  showSeat(index: number): void {
    this.current = index;
    this.covered = false;
    this.#trail = NO_TRAIL;
    this.decidedBy = null;
    this.wanted = null;
    if (this.seen.table) this.film.settle(this.seen.table);
    this.#forget();
  }

  /** `alone` when the page answers without its person: the table then waits its minimum. */
  async decide(option: OptionInfo, alone = false): Promise<void> {
    if (this.seat === null || this.busy || this.past) return;
    if (!this.film.done) {
      if (!alone) this.#decideLater(option);
      return;
    }
    const { place } = this;
    const before = place.seen.table;
    this.busy = true;
    // What was said before goes with the decision that follows it.
    this.film.next();
    this.#forget();
    const reply = await place.link.ask({ decide: { seat: this.seat, do: option.do, ...(alone ? { alone } : {}) } });
    // The answer comes before the table that follows; until then options are those of the moment before.
    if ("ok" in reply) await place.after(before);
    this.busy = false;
    if ("ok" in reply && before) {
      this.#trail = decided(this.#trail, { n: before.n, do: option.do });
      this.decidedBy = place.seen.table?.n ?? null;
    } else if ("refused" in reply) this.why = { thing: "", rule: reply.refused.rule };
    else this.#complain(reply);
  }

  /** `wished` is what choosing the thing would be, for a title that knows it where no option shows it. */
  touch(thing: string, wished: unknown = null): void {
    if (this.plays) {
      const meant = touched(this.#before.options, [], thing);
      this.#decideLater("decide" in meant ? meant.decide : null);
      return;
    }
    const what = touched(this.options, this.chosen, thing);
    if ("decide" in what) void this.decide(what.decide);
    else if ("chosen" in what) this.chosen = what.chosen;
    else void this.whyNot(thing, wished);
  }

  /** Asks the rules why a greyed thing cannot be chosen; of many that are touched at once, the last. */
  async whyNot(thing: string, wished: unknown = null): Promise<void> {
    const action = wish(this.options, thing) ?? wished;
    if (this.seat === null || action === null) {
      this.why = { thing, rule: this.options.length === 0 ? "HOUSE-ASKED" : null };
      return;
    }
    await this.#askWhy({ seat: this.seat, thing, action, table: this.seen.table });
  }

  #askWhy = latest(async ({ seat, thing, action, table }: { seat: Seat; thing: string; action: unknown; table: Table | null }) => {
    if (this.seen.table !== table) return;
    const reply = await this.place.link.ask({ why: { seat, do: action } });
    if (this.seen.table === table) this.why = { thing, rule: "refused" in reply ? reply.refused.rule : null };
  }, LOOK_EVERY);

  async askHint(): Promise<void> {
    if (this.seat === null) return;
    const reply = await this.place.link.ask({ hint: { seat: this.seat } });
    if (!("hint" in reply)) {
      this.#complain(reply);
      return;
    }
    const { touches, why, reasons } = reply.hint;
    const option = offeredAgain(this.options, reply.hint);
    this.hint = { touches, option, why, reasons };
  }

  /** What speaks for what was decided at a puzzle, or against it. */
  async verdict(): Promise<ViewLine[]> {
    if (this.seat === null) return [];
    const reply = await this.place.link.ask({ hint: { seat: this.seat } });
    return "hint" in reply ? reply.hint.reasons : [];
  }

  /** Goes back to the moment that is looked at, or asks the others to. */
  async goBackHere(): Promise<void> {
    const to = this.past?.n;
    this.backToNow();
    if (to !== undefined) await this.send({ undo: { to } });
  }

  async undo(): Promise<void> {
    const target = this.undoTarget;
    if (!target) return;
    const { place } = this;
    const before = place.seen.table;
    const reply = await place.link.ask({ undo: { to: target.to } });
    if (!("ok" in reply)) {
      this.#complain(reply);
      return;
    }
    if (!target.free) return;
    await place.after(before);
    this.#trail = takenBack(this.#trail, target.to);
  }

  /** Another name for the seat that is shown. */
  rename(name: string): Promise<void> {
    return this.send({ rename: { name } });
  }

  vote(yes: boolean): Promise<void> {
    return this.send({ vote: { yes } });
  }

  host(act: HostAct): Promise<void> {
    const first = this.places[0];
    return first ? this.send({ host: act }, first) : Promise.resolve();
  }

  /** Shows an earlier moment. Whoever scrubs through a match gets as many as the server gives gladly. */
  lookAt(n: number): void {
    this.aim = n;
    void this.#look(n);
  }

  #look = latest(async (n: number) => {
    if (this.aim === null) return;
    const reply = await this.place.link.ask({ at: { n, ...(this.eyes === null ? {} : { eyes: this.eyes }) } });
    if (this.aim === null) return;
    if ("at" in reply) this.past = { ...reply.at, view: shared(this.view, reply.at.view) };
    else this.#complain(reply);
  }, LOOK_EVERY);

  backToNow(): void {
    this.past = null;
    this.aim = null;
  }

  async send(ask: Ask, place: Place = this.place): Promise<void> {
    const reply = await place.link.ask(ask);
    if (!("ok" in reply)) this.#complain(reply);
  }

  close(): void {
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    for (const place of this.places) place.link.close();
    this.film.close();
  }

  /** What one of this device's seats was told is played, if it is the one that is shown. */
  #hear(place: Place): void {
    const { table } = place.seen;
    if (place !== this.place || !table) return;
    if (this.film.done && !this.busy) this.#before = { options: this.film.table?.options ?? [], at: Date.now() };
    if (table.undone !== this.film.table?.undone) this.wanted = null;
    this.film.follow(table, place.seen.fresh, place.seat);
  }

  /** A hand that was on its way when the telling came meant what stood there before it. Any other comes too early. */
  #decideLater(option: OptionInfo | null): void {
    const offered = option !== null && offeredAgain(this.#before.options, option) !== null;
    const onItsWay = offered && Date.now() - this.#before.at < REACTION;
    if (onItsWay) this.wanted = option;
    this.early = !onItsWay && this.seat !== null;
  }

  #keepWord(): void {
    const { wanted } = this;
    if (!wanted || !this.film.done || this.past) return;
    this.wanted = null;
    const still = offeredAgain(this.options, wanted);
    if (still) void this.decide(still);
    else this.notice = "too_late";
  }

  #forget(): void {
    this.hint = null;
    this.why = null;
    this.chosen = [];
    this.notice = null;
    this.backToNow();
  }

  #complain(reply: ReplyBody): void {
    if ("error" in reply) this.notice = reply.error.code;
    if ("refused" in reply) this.why = { thing: "", rule: reply.refused.rule };
  }

  #wake = (): void => {
    for (const place of this.places) place.link.wake();
  };
}

type ViewLine = View["prompt"];

/** The same decision among these options. */
function offeredAgain(options: OptionInfo[], { do: action }: { do: unknown }): OptionInfo | null {
  const text = JSON.stringify(action);
  return options.find((one) => JSON.stringify(one.do) === text) ?? null;
}

export function chairName(chair: Chair | undefined, seat: Seat, teams = false): string {
  if (chair?.name) return chair.name;
  if (seat === "master") return t(teams ? "house-facilitator" : "house-master");
  const number = seat + 1;
  if (teams) return t("house-team", { number });
  return chair?.sitter === "bot" ? t("web-bot-name", { number }) : t("house-seat", { number });
}
