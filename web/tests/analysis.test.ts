import { describe, expect, it } from "vitest";
import { chanceAt, line, percent, sides } from "../src/lib/analysis";

const curve = [
  { n: 0, chances: [500, 500, 300] },
  { n: 10, chances: [700, 700, 100] },
  { n: 15, chances: [1000, 1000, 0] },
];

describe("the curve of a match", () => {
  it("has one line for those who win and lose together", () => {
    expect(sides({ seats: [0, 1, 2], curve })).toEqual([
      { seats: [0, 1], chances: [500, 700, 1000] },
      { seats: [2], chances: [300, 100, 0] },
    ]);
  });

  it("says the chance at every moment, between the points that are known", () => {
    const chances = [500, 700, 1000];
    expect([0, 5, 10, 12, 15, 99].map((n) => chanceAt(curve, chances, n))).toEqual([500, 600, 700, 820, 1000, 1000]);
    expect(chanceAt([], [], 3)).toBe(0);
  });

  it("is drawn from the left to the right, what is likely above", () => {
    expect(line(curve, [500, 700, 1000], 15, 300, 100)).toBe("M0.0 50.0 L200.0 30.0 L300.0 0.0");
    expect(line([{ n: 0 }], [250], 0, 300, 100)).toBe("M0.0 75.0");
  });

  it("is said in hundredths", () => {
    expect([0, 4, 5, 994, 1000].map(percent)).toEqual([0, 0, 1, 99, 100]);
  });
});
