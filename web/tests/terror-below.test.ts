import { describe, expect, it } from "vitest";
import { litBy } from "../src/titles/terror-below/lit";
import type { View } from "../src/titles/terror-below/types";
import { goingTo, stepOnto, wayTo } from "../src/titles/terror-below/walk";
import type { OptionInfo } from "../src/wire";

type Reach = View["play"]["reach"];
const table = (reach: Reach, asks = "act") => ({ asks, active: 0, seats: [{ seat: 0, cell: "c2r2" }], play: { reach } }) as unknown as View;
const offer = (action: unknown, ...touches: string[]) => ({ do: action, label: "", touches }) as unknown as OptionInfo;

describe("a way", () => {
  it("is the one the rules say, and none to a cell out of reach", () => {
    const view = table([{ cell: "c4r2", cost: 1, way: ["c4r2"] }, { cell: "c4r3", cost: 2, way: ["c4r2", "c4r3"] }]);
    expect(wayTo(view, "c4r3")).toEqual(["c4r2", "c4r3"]);
    expect(wayTo(view, "c6r6")).toEqual([]);
  });

  it("is gone by moves and by jumps over pawns, whoever is jumped over", () => {
    const options = [offer({ move: "east" }, "cell:c3r2"), offer({ jump_pawn: { over: "south", to: "east" } }, "cell:c3r3"), offer({ jump_pawn: { over: "east", to: "south" } }, "cell:c3r3"), offer({ clear: "east" }, "cell:c3r3"), offer("stop")];
    expect(goingTo(options, "c3r2")).toEqual([options[0]]);
    expect(goingTo(options, "c3r3")).toEqual([options[1], options[2]]);
    expect(goingTo(options, "c1r1")).toEqual([]);
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
