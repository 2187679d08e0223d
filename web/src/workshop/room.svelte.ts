/** A workshop as one of its pages holds it: the desk, the projector or a phone, over one socket. */
import { browserId } from "../lib/browser";
import { Link, type LinkStatus } from "../lib/link";
import { NOTHING_SEEN, receive, since, type Seen } from "../lib/seen";
import { t } from "../lib/texts.svelte";
import type { Action, Told, View } from "../titles/numeville/types";
import type { Ask, Ballots, Class, ClassAct, HostAct, News, Phone, ReplyBody, Table } from "../wire";

export type Pupil = Phone;

/** The thinking time: when it runs out in this browser's time, or what is left of it while it does not run. */
export type Timer = { until: number | null; left: number; whole: number; state: "idle" | "running" | "paused" };

export type Door = { table: string; token: string | null; host?: string | null };

const NO_BALLOTS: Ballots = { poll: null, voted: [0, 0, 0, 0], phones: [], tally: [], mine: null };

export function timerOf(clock: Class["clock"], now: number): Timer | null {
  if (!clock) return null;
  return { until: clock.state === "running" ? now + clock.left : null, left: clock.left, whole: clock.whole, state: clock.state };
}

export class Room {
  seen = $state.raw<Seen>(NOTHING_SEEN);
  group = $state.raw<Class | null>(null);
  ballots = $state.raw<Ballots>(NO_BALLOTS);
  timer = $state.raw<Timer | null>(null);
  status = $state<LinkStatus>("connecting");
  /** Why the server does not let this page in. */
  refusal = $state<string | null>(null);
  /** What went wrong with the last thing that was asked for: a word of the wire, or a rule. */
  trouble = $state<{ code: string } | { rule: string } | null>(null);
  /** Something was asked for and is not done yet. */
  busy = $state(false);
  readonly link: Link;
  #waiting: (() => void)[] = [];

  constructor(door: Door) {
    this.link = new Link({
      hello: () => ({
        v: 1,
        table: door.table,
        token: door.token,
        host: door.host ?? null,
        since: since(this.seen),
        parts: true,
        browser: browserId(),
        film: false,
        follows: false,
      }),
      news: (news) => {
        this.#hear(news);
      },
      status: (status) => {
        this.status = status;
      },
      refused: (code) => {
        this.refusal = code;
      },
    });
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  get view(): View | null {
    return (this.seen.table?.view ?? null) as View | null;
  }

  get code(): string {
    return this.seen.welcome?.code ?? "";
  }

  get over(): Table["over"] {
    return this.seen.table?.over ?? null;
  }

  /** What was told, as the title tells it, in order. */
  get told(): Told[] {
    return this.seen.log.map(({ told }) => told as Told);
  }

  /** What the last message told. */
  get fresh(): Told[] {
    return this.seen.fresh.map(({ told }) => told as Told);
  }

  team = (seat: number): string => this.group?.teams.find((team) => team.seat === seat)?.name || t("house-team", { number: seat + 1 });

  /** Whether the table offers this to whoever holds this page. */
  offers(action: Action): boolean {
    const text = JSON.stringify(action);
    return this.seen.table?.options.some((option) => JSON.stringify(option.do) === text) ?? false;
  }

  /** Decides for the desk, and waits for the table that follows. */
  async decide(action: Action, reason = ""): Promise<boolean> {
    const before = this.seen.table;
    const done = await this.#ask({ decide: { seat: "master", do: action, ...(reason.trim() ? { reason: reason.trim() } : {}) } });
    if (done) await this.#after(before);
    return done;
  }

  async undo(): Promise<void> {
    const before = this.seen.table;
    if (!before?.step_back) return;
    if (await this.#ask({ undo: { to: before.step_back.to } })) await this.#after(before);
  }

  class(act: ClassAct): Promise<boolean> {
    return this.#ask({ class: act });
  }

  host(act: HostAct): Promise<boolean> {
    return this.#ask({ host: act });
  }

  /** A phone's ballot shows at once; the server's word replaces it. */
  async vote(action: Action): Promise<boolean> {
    const before = this.ballots;
    this.ballots = { ...before, mine: action };
    const done = await this.#ask({ ballot: { do: action } });
    if (!done && JSON.stringify(this.ballots.mine) === JSON.stringify(action)) this.ballots = { ...this.ballots, mine: before.mine };
    return done;
  }

  /** Runs several things as one: nothing else can be asked for meanwhile. */
  async together(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.link.close();
  }

  async ask(ask: Ask): Promise<ReplyBody> {
    this.trouble = null;
    const reply = await this.link.ask(ask);
    if ("error" in reply) this.trouble = { code: reply.error.code };
    if ("refused" in reply) this.trouble = { rule: reply.refused.rule };
    return reply;
  }

  async #ask(ask: Ask): Promise<boolean> {
    const reply = await this.ask(ask);
    return !("error" in reply) && !("refused" in reply);
  }

  #hear(news: News): void {
    if ("class" in news) this.#setClass(news.class);
    else if ("ballots" in news) this.ballots = news.ballots;
    else {
      this.seen = receive(this.seen, news);
      if ("welcome" in news) {
        this.refusal = null;
        if (news.welcome.class) this.#setClass(news.welcome.class);
      }
    }
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #setClass(group: Class): void {
    // Another team has another story: what was told to the old one is forgotten.
    if (this.group && this.group.me?.team !== group.me?.team) this.seen = { ...this.seen, table: null, log: [], fresh: [] };
    this.group = group;
    this.timer = timerOf(group.clock, Date.now());
  }

  async #after(table: Table | null): Promise<void> {
    while (this.seen.table === table) {
      await new Promise<void>((wake) => {
        this.#waiting.push(wake);
      });
    }
  }

  #wake = (): void => {
    this.link.wake();
  };
}
