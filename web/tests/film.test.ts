import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Script, Weight } from "../src/lib/beats";
import type { Seen } from "../src/lib/film.svelte";
import type { Table, ToldLine } from "../src/wire";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "fr" }));
const { Film } = await import("../src/lib/film.svelte");
const { settings } = await import("../src/lib/settings.svelte");

type Told = { kind: Weight; who?: number; to?: number };
type View = { at: number; truth?: boolean };

const SCRIPT: Script = {
  weigh: (told) => (told as Told).kind,
  pawn: (told) => ((told as Told).who === undefined ? null : `seat:${(told as Told).who ?? 0}`),
  advance: (view, told) => ((told as Told).to === undefined ? [] : [{ ...(view as View), at: (told as Told).to, truth: false }]),
};
let n = 0;
const told = (kind: Weight, more: Omit<Told, "kind"> = {}): Told => ({ kind, ...more });
/** A table, and what led to it. */
function step(view: View, ...lines: Told[]): [Table, ToldLine[]] {
  n += 1;
  return [{ n, undone: 0, view, over: null, options: [] } as unknown as Table, lines.map((one) => ({ n, told: one, line: { id: "", args: [] } }))];
}

let seen: Seen[];
let film: InstanceType<typeof Film>;
const lastSeen = () => seen.at(-1)?.n;
const run = (kinds: Weight[], who = 1) => kinds.map((kind) => told(kind, { who }));

beforeEach(() => {
  vi.useFakeTimers();
  [settings.speed, settings.reading] = ["normal", "wait"];
  n = 0;
  seen = [];
  film = new Film((one) => seen.push(one));
  film.begin(SCRIPT);
  film.follow(step({ at: 0 })[0], [], 0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** How many beats are shown until the board has caught up. */
function beats(): number {
  let count = 0;
  let last = null;
  for (let time = 0; time < 200_000 && !film.done; time += 20) {
    if (film.beat !== last) count += 1;
    last = film.beat;
    vi.advanceTimersByTime(20);
  }
  return count;
}

describe("a film", () => {
  it("shows a table as it is when nothing led to it", () => {
    expect([film.done, film.view, lastSeen()]).toEqual([true, { at: 0 }, 1]);
  });

  it("keeps the whole board at the moment that is told, and asks when it has caught up", () => {
    film.follow(...step({ at: 2, truth: true }, told("step", { to: 1 }), told("big"), told("step", { to: 2 })), 0);
    expect(film.done).toBe(false);
    expect(film.view).toEqual({ at: 1, truth: false });
    beats();
    expect([film.done, film.view]).toEqual([true, { at: 2, truth: true }]);
  });

  it("shows the table at once when the match went back", () => {
    film.follow(...step({ at: 1 }, told("stop")), 0);
    const [table] = step({ at: 0 });
    film.follow({ ...table, undone: 1 }, [], 0);
    expect([film.done, film.beat, film.view, seen.at(-1)]).toEqual([true, null, { at: 0 }, { n: 3, undone: 1 }]);
  });

  it("lets whoever is asked decide while a small thing can still be read", () => {
    const [table, lines] = step({ at: 1 }, told("plain", { to: 1 }));
    film.follow({ ...table, options: [{}] } as unknown as Table, lines, 0);
    expect([film.done, film.beat === null]).toEqual([false, false]);
    vi.advanceTimersByTime(200);
    expect([film.done, film.beat === null]).toEqual([true, false]);
    vi.advanceTimersByTime(20_000);
    expect(film.beat).toBeNull();
  });

  it("lets a small thing go with what is decided next", () => {
    const [table, lines] = step({ at: 1 }, told("plain", { to: 1 }));
    film.follow({ ...table, options: [{}] } as unknown as Table, lines, 0);
    vi.advanceTimersByTime(200);
    film.next();
    expect([film.done, film.beat]).toEqual([true, null]);
  });

  it("makes one beat of many small steps, and five to eight of a long turn", () => {
    film.follow(...step({ at: 9 }, ...run(["step", "step", "step", "step", "step"])), 0);
    expect(beats()).toBe(1);
    const turn: Weight[] = ["step", "step", "plain", "step", "plain", "plain", "step", "plain", "plain", "plain", "plain", "plain", "step", "plain", "big", "plain", "plain", "plain", "plain", "plain"];
    film.follow(...step({ at: 9 }, ...run(turn, 2)), 0);
    const many = beats();
    expect(many).toBeGreaterThanOrEqual(5);
    expect(many).toBeLessThanOrEqual(9);
  });

  it("makes one caption of a turn that comes step by step, and another for the next pawn", () => {
    const said = () => (film.beat ? [...(film.beat.earlier ?? []), ...film.beat.lines].map(({ told: one }) => (one as Told).to) : null);
    for (const to of [1, 2, 3]) {
      film.follow(...step({ at: to }, told("step", { who: 1, to })), 0);
      vi.advanceTimersByTime(700);
      expect(film.done).toBe(true);
    }
    film.follow(...step({ at: 7 }, told("step", { to: 7 })), 0);
    expect([said(), film.beat?.pawn]).toEqual([[1, 2, 3, 7], "seat:1"]);
    vi.advanceTimersByTime(700);
    film.follow(...step({ at: 4 }, told("plain", { who: 2, to: 4 })), 0);
    expect(said()).toEqual([4]);
    film.follow(...step({ at: 5 }, told("big", { who: 2, to: 5 })), 0);
    beats();
    expect(said(), "nothing is left of a big moment").toBeNull();
  });

  it("is slow where something big happens and quick where somebody walks", () => {
    const lasts = (kind: Weight) => {
      film.follow(...step({ at: 1 }, told(kind), told("quiet"), told("big")), 0);
      let time = 0;
      for (const first = film.beat; film.beat === first; time += 20) vi.advanceTimersByTime(20);
      film.skip();
      return time;
    };
    expect(lasts("big")).toBeGreaterThan(1.5 * lasts("plain"));
    expect(lasts("plain")).toBeGreaterThan(1.5 * lasts("step"));
  });

  it("waits at what must be read until somebody goes on", () => {
    film.follow(...step({ at: 1 }, told("stop"), told("quiet")), 0);
    vi.advanceTimersByTime(600_000);
    expect([film.waits, film.done]).toEqual([true, false]);
    film.next();
    expect([film.waits, film.done]).toEqual([false, true]);
  });

  it("goes on by itself after a time, if that is wished, or never stops", () => {
    settings.reading = "timed";
    film.follow(...step({ at: 1 }, told("stop"), told("step")), 0);
    vi.advanceTimersByTime(2_000);
    expect(film.done).toBe(false);
    vi.advanceTimersByTime(20_000);
    expect(film.done).toBe(true);
    [settings.reading, settings.speed] = ["never", "once"];
    film.follow(...step({ at: 2 }, told("stop"), told("big")), 0);
    expect([film.done, film.view]).toEqual([true, { at: 2 }]);
  });

  it("holds nobody up who only looks on", () => {
    film.follow(...step({ at: 1 }), null);
    film.follow(...step({ at: 2 }, told("stop")), null);
    vi.advanceTimersByTime(60_000);
    expect(film.done).toBe(true);
  });

  it("is skipped to its end, or to the next thing that must be read", () => {
    film.follow(...step({ at: 3 }, told("big"), told("plain"), told("stop"), told("big"), told("plain", { to: 5 })), 0);
    film.skip();
    expect([film.waits, film.left]).toEqual([true, 2]);
    film.skip();
    expect([film.done, film.view]).toEqual([true, { at: 3 }]);
  });

  it("shows everything at once where that is wished, but for what must be read", () => {
    settings.speed = "once";
    film.follow(...step({ at: 4 }, told("big"), told("plain"), told("step", { to: 1 })), 0);
    expect([film.done, film.view]).toEqual([true, { at: 4 }]);
    // Nothing is shown for the blink of an eye; it is heard all the same.
    expect([film.beat, film.heard?.weight]).toEqual([null, "step"]);
    film.follow(...step({ at: 5 }, told("stop")), 0);
    expect([film.done, film.waits]).toEqual([false, true]);
  });

  it("moves nothing where motion is unwanted, and big moments still stand", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    film.follow(...step({ at: 3, truth: true }, told("step", { to: 1 }), told("step", { to: 2 }), told("big")), 0);
    expect(film.view).toEqual({ at: 2, truth: false });
    vi.advanceTimersByTime(600);
    expect([film.beat?.weight, film.done]).toEqual(["big", false]);
    vi.advanceTimersByTime(10_000);
    expect(film.done).toBe(true);
  });

  it("is faster or slower as wished", () => {
    const lasts = () => {
      film.follow(...step({ at: 1 }, told("big")), 0);
      let time = 0;
      for (; !film.done; time += 20) vi.advanceTimersByTime(20);
      return time;
    };
    const normal = lasts();
    settings.speed = "slow";
    expect(lasts()).toBeGreaterThan(1.5 * normal);
    settings.speed = "quick";
    expect(lasts()).toBeLessThan(0.6 * normal);
  });
});

describe("what bots wait for", () => {
  it("is what must be seen first: a correction, a card, an attack", () => {
    film.follow(...step({ at: 1 }, told("stop")), 0);
    vi.advanceTimersByTime(60_000);
    expect(lastSeen()).toBe(1);
    film.next();
    expect(lastSeen()).toBe(2);
    film.follow(...step({ at: 2 }, told("big")), 0);
    expect(lastSeen()).toBe(2);
    vi.advanceTimersByTime(20_000);
    expect(lastSeen()).toBe(3);
  });

  it("is not a small step, until too many are waiting", () => {
    film.follow(...step({ at: 1 }, told("plain", { who: 1 })), 0);
    expect(lastSeen()).toBe(2);
    for (let more = 0; more < 12; more++) film.follow(...step({ at: 1 }, told("plain", { who: more })), 0);
    expect(lastSeen()).toBeGreaterThan(4);
    expect(lastSeen()).toBeLessThan(12);
    beats();
    expect(lastSeen()).toBe(14);
  });

  it("is nothing that waits behind something that must be seen", () => {
    film.follow(...step({ at: 1 }, told("plain", { who: 1 })), 0);
    film.follow(...step({ at: 2 }, told("plain", { who: 2 })), 0);
    film.follow(...step({ at: 3 }, told("stop")), 0);
    film.follow(...step({ at: 4 }, told("step")), 0);
    expect(lastSeen()).toBe(3);
    film.skip();
    expect([film.waits, lastSeen()]).toEqual([true, 3]);
    film.next();
    expect(lastSeen()).toBe(5);
  });
});
