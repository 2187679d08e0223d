import { describe, expect, it } from "vitest";
import { shared, steady } from "../src/lib/shared";

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("what says the same", () => {
  const view = { asks: "act", cells: [{ cell: "a1", eggs: ["red"] }, { cell: "a2", eggs: [] }], solo: null };

  it("is the same object", () => {
    expect(shared(view, copy(view))).toBe(view);
  });

  it("is kept piece by piece around what changed", () => {
    const now = copy(view);
    now.cells[1] = { cell: "a2", eggs: ["green"] as never[] };
    const next = shared(view, now);
    expect(next).toEqual(now);
    expect(next).not.toBe(view);
    expect(next.cells[0]).toBe(view.cells[0]);
    expect(next.cells[1]).not.toBe(view.cells[1]);
  });

  it("is found in sets and maps too", () => {
    const [set, map] = [new Set(["a", "b"]), new Map([["a", { cost: 1 }]])];
    expect(shared(set, new Set(["b", "a"]))).toBe(set);
    expect(shared(set, new Set(["a", "c"]))).toEqual(new Set(["a", "c"]));
    expect(shared(map, new Map([["a", { cost: 1 }]]))).toBe(map);
    expect(shared(map, new Map([["a", { cost: 2 }]]))).toEqual(new Map([["a", { cost: 2 }]]));
    expect(shared<unknown>({}, new Set(["a"]))).toEqual(new Set(["a"]));
  });

  it("stays what it was, however often it is worked out", () => {
    const same = steady();
    const first = same(["a"]);
    expect(same(["a"])).toBe(first);
    expect(same(["b"])).toEqual(["b"]);
  });

  it.each([
    ["something is gone", { a: 1, b: 2 }, { a: 1 }],
    ["something is named otherwise", { a: undefined }, { b: undefined }],
    ["a list is shorter", [1, 2], [1]],
    ["a list is longer", [1], [1, 2]],
    ["a list is no list", { 0: 1 }, [1]],
    ["it is nothing now", { a: { b: 1 } }, { a: null }],
    ["it was nothing", { a: null }, { a: { b: 1 } }],
    ["it is a number now", { a: "1" }, { a: 1 }],
  ])("is not found where %s", (_, before, now) => {
    const kept = copy(before);
    expect(shared<unknown>(before, now)).toStrictEqual(now);
    expect(before).toEqual(kept);
  });
});
