/** Those who think beside a table: who is hired, who is replaced, and how many iterations fit. */
import { describe, expect, it, vi } from "vitest";
import { quickTable } from "../src/lib/quick";
import type { Device } from "../src/offline/device";
import { Mind, Thinkers, thinkHere, type Task, type Thinker, type Thought } from "../src/offline/thinking";
import type { Created } from "../src/wire";
import { MemoryStore } from "./memory-store";
import { Client } from "./table/client";
import { device, FOLDER, offerIn } from "./table/device";
import { hello, type House } from "./table/house";

/** A thinker that answers when it is told to. */
class Slow implements Thinker {
  readonly tasks: Task[] = [];
  ended = false;
  #waits: { done(thought: Thought): void; fail(error: Error): void } | null = null;

  think(task: Task): Promise<Thought> {
    this.tasks.push(task);
    return new Promise((done, fail) => {
      this.#waits = { done, fail };
    });
  }

  end(): void {
    this.ended = true;
    this.#waits?.fail(new Error("ended"));
  }

  answer(action: unknown): void {
    this.#waits?.done({ action });
  }

  trap(): void {
    this.#waits?.fail(new WebAssembly.RuntimeError("unreachable"));
  }
}

function pool(most: number): { thinkers: Thinkers; hired: Slow[] } {
  const hired: Slow[] = [];
  const hire = () => {
    const slow = new Slow();
    hired.push(slow);
    return slow;
  };
  return { thinkers: new Thinkers(hire, most), hired };
}

const settled = () => new Promise((done) => setTimeout(done, 0));

describe("those who think for a table", () => {
  it("are hired when they are needed, and no more than there may be", async () => {
    const { thinkers, hired } = pool(2);
    expect(hired.length).toBe(0);
    const thoughts = ["a", "b", "c"].map((musing) => thinkers.think("file", musing, null));
    await settled();
    expect(hired.map(({ tasks }) => tasks.map(({ musing }) => musing))).toEqual([["a"], ["b"]]);
    hired[1]?.answer(2);
    expect(await thoughts[1]).toEqual({ action: 2 });
    await settled();
    expect(hired[1]?.tasks.map(({ musing }) => musing)).toEqual(["b", "c"]);
    hired[0]?.answer(1);
    hired[1]?.answer(3);
    expect(await Promise.all(thoughts)).toEqual([{ action: 1 }, { action: 2 }, { action: 3 }]);
  });

  it("hear each line of the record once", async () => {
    const { thinkers, hired } = pool(1);
    const first = thinkers.think("one\n", "a", null);
    await settled();
    hired[0]?.answer(1);
    await first;
    void thinkers.think("one\ntwo\nthree\n", "b", null);
    await settled();
    expect(hired[0]?.tasks.map(({ lines }) => lines)).toEqual(["one\n", "two\nthree\n"]);
  });

  it("are replaced when they break, by somebody who hears everything, and the thought is thought once more", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { thinkers, hired } = pool(2);
    const thought = thinkers.think("one\ntwo\n", "a", null);
    await settled();
    hired[0]?.trap();
    await settled();
    expect([hired.length, hired[0]?.ended, hired[1]?.tasks[0]?.lines]).toEqual([2, true, "one\ntwo\n"]);
    hired[1]?.answer("b");
    expect(await thought).toEqual({ action: "b" });
    // What breaks everybody is given up: the table asks again with other dice.
    const hopeless = thinkers.think("one\ntwo\n", "c", null);
    await settled();
    hired[1]?.trap();
    await settled();
    hired[2]?.trap();
    expect(await hopeless).toBeNull();
    const next = thinkers.think("one\ntwo\n", "d", null);
    await settled();
    hired[3]?.answer("d");
    expect(await next).toEqual({ action: "d" });
    said.mockRestore();
  });

  it("are gone with their table, whatever they were thinking", async () => {
    const { thinkers, hired } = pool(1);
    const thoughts = [thinkers.think("", "a", null), thinkers.think("", "b", null)];
    await settled();
    thinkers.end();
    expect(await Promise.all(thoughts)).toEqual([null, null]);
    expect(hired.map(({ ended }) => ended)).toEqual([true]);
    expect(await thinkers.think("", "c", null)).toBeNull();
    expect(hired.length).toBe(1);
  });
});

describe("a trial", () => {
  /** A mind on a device where an iteration takes so many milliseconds. */
  function trial(millis: number, searched = true): { mind: Mind; tried: number[] } {
    const tried: number[] = [];
    let now = 0;
    const call = <T>(command: unknown): T => {
      if (typeof command === "object" && command !== null && "rehearse" in command) {
        const { iterations } = command.rehearse as { iterations: number };
        tried.push(iterations);
        now += iterations * millis;
        return { searched } as T;
      }
      return { action: "decided" } as T;
    };
    return { mind: new Mind({ call }, () => now), tried };
  }
  const task = (wish: number): Task => ({ lines: "", musing: "{}", trial: wish });

  it("finds the wish where it fits, and else a half of it, or a half of that", () => {
    const found = (millis: number) => trial(millis).mind.think(task(3000));
    expect(found(0.1)).toEqual({ iterations: 3000 });
    expect(found(0.5)).toEqual({ iterations: 3000 });
    expect(found(0.6)).toEqual({ iterations: 1500 });
    expect(found(4)).toEqual({ iterations: 375 });
    expect(found(1000)).toEqual({ iterations: 46 });
  });

  it("never searches for much longer than people wait", () => {
    for (const millis of [0.1, 0.5, 0.6, 1, 2, 4, 8, 30]) {
      const { mind, tried } = trial(millis);
      mind.think(task(3000));
      expect(tried.reduce((sum, iterations) => sum + iterations * millis, 0)).toBeLessThanOrEqual(2 * 1500);
    }
  });

  it("is put off where there is nothing to choose between", () => {
    const { mind, tried } = trial(1, false);
    expect(mind.think(task(800))).toEqual({ action: "decided" });
    expect(tried.length).toBe(1);
  });
});

describe.skipIf(!FOLDER)("a table whose bots search", () => {
  /** The whole record of a match between a person who takes what comes and a bot that searches. */
  async function played(thinkers: { hire: typeof thinkHere; most: number } | undefined, title: string): Promise<string[]> {
    let drawn = 0;
    // The same device twice: whatever it draws by chance is the same.
    const random = (bytes: number) => new Uint8Array(bytes).fill(++drawn);
    const here: Device = device(new MemoryStore(), new Set(), { random, now: () => ({ tick: Math.floor(performance.now()), date: 0 }), ...(thinkers ? { thinkers } : {}) });
    const info = offerIn(FOLDER ?? "").titles.find((one) => one.info.id === title)?.info;
    if (!info) throw new Error(`${title} is not offered`);
    // Two of them: bots that are asked together decide in the order of their pauses, which are real.
    const quick = quickTable(info, "Anna");
    const wanted = { ...quick, options: { ...(quick.options as object), seats: 2 } };
    const chairs = quick.chairs.slice(0, 2).map((chair) => (chair.kind === "bot" ? { ...chair, level: "keen" as const } : chair));
    const request = async (method: string, path: string, body: unknown) => (await here.request({ method, path, headers: {}, body: JSON.stringify(body) })).body;
    const made = (await request("POST", "/api/tables", { ...wanted, chairs })) as Created;
    const house: House = { name: "", request: () => Promise.reject(new Error("not asked")), connect: (ears) => here.connect(ears), close: () => Promise.resolve() };
    const anna = await Client.connect(house, hello(made, 0, { host: made.host }));
    await anna.does("start");
    await anna.play(8);
    const { table } = made;
    return ((await request("GET", `/api/tables/${table}/record`, null)) as string).split("\n").filter((line) => line.includes('"in"'));
  }

  /** Who thinks alone counts as fast as the others: the trial finds the same on every device of this test. */
  const sure: typeof thinkHere = (kit) => {
    const thinker = thinkHere(kit);
    return { ...thinker, think: async (task) => {
      // What is new is heard with a trial as well.
      const thought = await thinker.think({ ...task, trial: null });
      return task.trial === null ? thought : { iterations: 60 };
    } };
  };

  it("plays the same match whoever thinks, and after whoever breaks", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const alone = await played({ hire: sure, most: 1 }, "numeville");
    expect(alone.length).toBeGreaterThan(8);
    let thoughts = 0;
    const frail: typeof thinkHere = (kit) => {
      const thinker = sure(kit);
      return { ...thinker, think: (task) => (++thoughts % 3 === 0 ? Promise.reject(new Error("a trap")) : thinker.think(task)) };
    };
    const again = await played({ hire: frail, most: 2 }, "numeville");
    // A bot may be about to decide when the one or the other is looked at.
    const both = Math.min(alone.length, again.length);
    expect(both).toBeGreaterThan(8);
    expect(again.slice(0, both)).toEqual(alone.slice(0, both));
    expect(thoughts).toBeGreaterThan(3);
    said.mockRestore();
  }, 120_000);

  it("finds out by itself how many iterations fit, and keeps it", async () => {
    expect((await played(undefined, "clef-des-mondes")).length).toBeGreaterThan(8);
  }, 120_000);
});
