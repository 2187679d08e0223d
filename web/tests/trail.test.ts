import { describe, expect, it } from "vitest";
import { sinceTurn } from "../src/lib/since";
import { again, decided, NO_TRAIL, takenBack } from "../src/lib/trail";
import type { ToldLine } from "../src/wire";

describe("taking back", () => {
  const two = decided(decided(NO_TRAIL, { n: 3, do: "go" }), { n: 4, do: { to: 1 } });

  it("is one step, and another one", () => {
    const one = takenBack(two, 4);
    expect(again(one, 4)).toEqual({ to: 1 });
    const none = takenBack(one, 3);
    expect(again(none, 3)).toBe("go");
    expect(none.done).toEqual([]);
  });

  it("is done again step by step", () => {
    const back = takenBack(takenBack(two, 4), 3);
    const once = decided(back, { n: 3, do: "go" });
    expect(again(once, 4)).toEqual({ to: 1 });
    expect(again(decided(once, { n: 4, do: { to: 1 } }), 5)).toBeUndefined();
  });

  it("is done again until somebody acts, or something else is decided", () => {
    const back = takenBack(two, 4);
    expect(again(back, 5)).toBeUndefined();
    expect(again(decided(back, { n: 4, do: "stay" }), 4)).toBeUndefined();
  });
});

describe("since my turn", () => {
  const line = (n: number, kind: string, seat?: number) => ({ n, told: kind, line: { id: kind, args: seat === undefined ? [] : [["seat", { seat }]] } }) as unknown as ToldLine;
  const weigh = (told: unknown) => (told === "attack" ? "big" : told === "hidden" ? "quiet" : "plain");

  it("tells what was big and what happened to me, after my last decision, without what others only did", () => {
    const log = [line(1, "attack"), line(4, "walk", 1), line(5, "attack"), line(6, "robbed", 0), line(6, "hidden", 0)];
    expect(sinceTurn(log, 3, 0, weigh).map(({ n }) => n)).toEqual([5, 6]);
    expect(sinceTurn(log, 3, 0, weigh, (told) => told === "robbed").map(({ n }) => n)).toEqual([5]);
  });

  it("fits on a card", () => {
    const log = Array.from({ length: 20 }, (_, at) => line(at + 1, "attack"));
    expect(sinceTurn(log, 0, 0, weigh)).toHaveLength(6);
  });
});
