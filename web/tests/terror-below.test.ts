import { describe, expect, it } from "vitest";
import { litBy } from "../src/titles/terror-below/lit";
import type { View } from "../src/titles/terror-below/types";
import { stepOnto, wayTo } from "../src/titles/terror-below/walk";
import type { OptionInfo } from "../src/wire";

const table = (reach: [string, number][], asks = "act") =>
  ({ asks, active: 0, seats: [{ seat: 0, cell: "c2r2" }], play: { reach: reach.map(([cell, cost]) => ({ cell, cost })) } }) as unknown as View;

describe("a walk", () => {
  it("leads step by step around what is in the way", () => {
    const view = table([["c2r3", 1], ["c2r4", 2], ["c3r4", 3], ["c4r4", 4], ["c4r3", 5]]);
    expect(wayTo(view, "c4r3")).toEqual(["c2r3", "c2r4", "c3r4", "c4r4", "c4r3"]);
    expect(wayTo(view, "c2r3")).toEqual(["c2r3"]);
  });

  it("is none to a cell out of reach, or through a cell that cannot be stood on", () => {
    expect(wayTo(table([["c2r3", 1]]), "c6r6")).toEqual([]);
    expect(wayTo(table([["c2r3", 1], ["c2r5", 3]]), "c2r5")).toEqual([]);
  });
});

describe("a step onto a greyed cell", () => {
  it("is asked about when the cell lies beside the pawn in one's own turn", () => {
    expect(stepOnto(table([]), 0, "cell:c3r2")).toEqual({ move: "east" });
    expect(stepOnto(table([]), 0, "cell:c4r2")).toBeNull();
    expect(stepOnto(table([]), 1, "cell:c3r2")).toBeNull();
    expect(stepOnto(table([], "play"), 0, "cell:c3r2")).toBeNull();
  });
});

describe("what is lit while a Vehicle is to be played", () => {
  const option = (...touches: string[]) => ({ do: touches.join(), label: "", touches }) as unknown as OptionInfo;
  const options = [option("cell:c1r1", "vehicle:jeep", "slot:1"), option("cell:c2r2", "vehicle:van", "slot:2"), option("cell:c5r5", "item:drill")];

  it("leaves out where Targets would go until a card is chosen, and keeps what an Item can do", () => {
    expect([...litBy(options, [])].sort()).toEqual(["cell:c5r5", "item:drill", "slot:1", "slot:2", "vehicle:jeep", "vehicle:van"]);
    expect(litBy(options, ["vehicle:jeep"]).has("cell:c1r1")).toBe(true);
  });
});
