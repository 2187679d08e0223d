import { describe, expect, it } from "vitest";
import { hasLearnt, isLearnt, learnt, leftAt, letGo, underWay } from "../src/lib/learnt";
import { address, parse } from "../src/lib/router.svelte";

const store = (kept: string | null = null) => ({
  getItem: () => kept,
  setItem: (_: string, value: string) => {
    kept = value;
  },
});

describe("lessons that were finished", () => {
  it("are remembered once, by title", () => {
    const here = store();
    expect(hasLearnt("numeville", here)).toBe(false);
    learnt("numeville", "first-turn", here);
    learnt("numeville", "first-turn", here);
    expect(here.getItem()).toBe('["numeville/first-turn"]');
    expect(isLearnt("numeville", "first-turn", here)).toBe(true);
    expect(isLearnt("numeville", "squares", here)).toBe(false);
    expect(hasLearnt("clef-des-mondes", here)).toBe(false);
  });

  it("are none where the store holds something else", () => {
    for (const kept of ["", "{", "7", '{"a":1}', "[1]"]) expect(hasLearnt("numeville", store(kept))).toBe(false);
  });
});

describe("a lesson under way", () => {
  const created = { table: "t", code: "ABCD", host: "h", seats: [{ seat: 0, token: "x" }] };

  it("is found again by its own name, until it is over", () => {
    const here = store();
    expect(leftAt("numeville", "first-turn", here)).toBeNull();
    underWay("numeville", "first-turn", created, here);
    expect(leftAt("numeville", "first-turn", here)).toEqual(created);
    expect(leftAt("numeville", "squares", here)).toBeNull();
    letGo(here);
    expect(leftAt("numeville", "first-turn", here)).toBeNull();
  });

  it("is none where the store holds something else", () => {
    for (const kept of ["", "{", "7", '"a"']) expect(leftAt("numeville", "first-turn", store(kept))).toBeNull();
  });
});

describe("addresses of lessons", () => {
  it("lead to the list or to one of them", () => {
    for (const hash of ["#/learn/numeville", "#/learn/numeville/first-turn"]) expect(address(parse(hash))).toBe(hash);
    expect(parse("#/learn")).toEqual({ at: "lost" });
  });
});
