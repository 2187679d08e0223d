import { describe, expect, it } from "vitest";
import { fatalOf, moments, turningPoint } from "../src/lib/story";
import type { ToldLine } from "../src/wire";

const log = (...pulls: number[]): ToldLine[] => pulls.map((told, n) => ({ n, told, line: { id: "", args: [] } }));
const pull = (told: unknown) => told as number;

describe("moments worth seeing again", () => {
  it("are the best, in their order, and of equals the later", () => {
    expect(moments(log(2, 0, 5, 2, 1), pull, 2).map(({ index }) => index)).toEqual([2, 3]);
  });
  it("leave out what is worth nothing", () => {
    expect(moments(log(0, 0), pull, 3)).toEqual([]);
  });
});

describe("the turning point", () => {
  it("of a match that was won is what helped most after it stood worst", () => {
    expect(turningPoint(log(5, -4, -4, 1, 3, 1), pull, true)?.index).toBe(4);
  });
  it("of a match that was lost is what hurt most after it stood best", () => {
    expect(turningPoint(log(-2, 3, 3, -1, -4, -1), pull, false)?.index).toBe(4);
  });
  it("is the strongest push where it never stood badly", () => {
    expect(turningPoint(log(1, 3, 1), pull, true)?.index).toBe(1);
  });
  it("is nowhere where nothing moved it", () => {
    expect(turningPoint(log(0, 0), pull, true)).toBeNull();
    expect(turningPoint([], pull, false)).toBeNull();
  });
});

describe("what decided it", () => {
  it("is the last telling of its kind", () => {
    expect(fatalOf(log(1, 2, 1, 0), (told) => told === 1)?.n).toBe(2);
    expect(fatalOf(log(0), (told) => told === 1)).toBeNull();
  });
});
