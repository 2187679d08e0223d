import { describe, expect, it } from "vitest";
import { boxes, doorOf, height, lines, reach, scaleFor, sight, squeezed, toward, wallOf, ways, width } from "../src/titles/boogeyman/house";
import { storyOf } from "../src/titles/boogeyman/story";
import { deckOf, tokenName } from "../src/titles/boogeyman/names";
import type { SpaceView, View } from "../src/titles/boogeyman/types";

function space(id: string, floor: SpaceView["floor"], cells: [number, number][], near: string[]): SpaceView {
  return { space: id, floor, cells, near, number: Number(id.slice(1)) } as SpaceView;
}

/** Three rooms in a row and one below the first: r1 r2 r3 / r4. */
const view = {
  spaces: [
    space("r1", "upper", [[0, 0]], ["r2", "r4"]),
    space("r2", "upper", [[1, 0], [2, 0]], ["r1", "r3"]),
    space("r3", "upper", [[3, 0]], ["r2"]),
    space("r4", "upper", [[0, 1]], ["r1"]),
    space("r5", "ground", [[0, 1]], []),
  ],
  babysitter: {
    space: "r4",
    distance: 3,
    preview: [
      { steps: 1, spaces: ["r1"], reaches: false, meets: [] },
      { steps: 2, spaces: ["r2"], reaches: false, meets: [] },
      { steps: 3, spaces: ["r3"], reaches: true, meets: ["peter"] },
    ],
  },
} as unknown as View;
const passage = (joins: [string, string]) => ({ passage: "A", joins, stairs: false, open: true, attic: false });

const WIDE = scaleFor(900, 620);

describe("the house", () => {
  const places = boxes(view, WIDE);
  const floors = new Map(view.spaces.map((one) => [one.space, one.floor]));
  const door = (a: string, b: string) => doorOf(passage([a, b]), places, floors, WIDE);

  it("keeps every room inside the drawing", () => {
    for (const box of places.values()) {
      expect(box.x + box.w).toBeLessThanOrEqual(width(WIDE));
      expect(box.y + box.h).toBeLessThanOrEqual(height(WIDE));
    }
    expect(places.get("r2")?.w).toBe(2 * WIDE.w);
  });

  it("puts a door into the wall two rooms share, whichever is named first", () => {
    expect(door("r1", "r2")).toMatchObject({ kind: "side", at: { x: WIDE.w } });
    expect(door("r2", "r1")?.at).toEqual(door("r1", "r2")?.at);
    expect(door("r1", "r4")).toMatchObject({ kind: "front", at: { y: places.get("r4")?.y } });
    expect(door("r4", "r5")).toMatchObject({ kind: "stairs" });
  });

  it("is drawn whole where names can be read, and one floor at a time elsewhere", () => {
    for (const [across, down] of [[1200, 760], [900, 620], [700, 560], [560, 400], [374, 330], [420, 180]] as const) {
      const scale = scaleFor(across, down);
      const seen = sight(scale, "ground");
      const unit = Math.min(across / seen.w, down / seen.h);
      expect(scale.text * unit, `letters at ${across} by ${down}`).toBeGreaterThanOrEqual(11.9);
      expect(Math.min(seen.w * unit / across, 1), `width at ${across} by ${down}`).toBeGreaterThan(0.6);
      expect(scale.single).toBe(across < 700);
    }
    expect(sight(scaleFor(374, 330), "basement").y).toBeGreaterThan(sight(scaleFor(374, 330), "ground").y);
  });

  it("writes long names in several lines", () => {
    expect(lines("Chambre des parents", 100, 12)).toEqual(["Chambre des", "parents"]);
    expect(lines("Garde-manger", 60, 12)).toEqual(["Garde-", "manger"]);
    expect(lines("Garage", 20, 12)).toEqual(["Garage"]);
  });

  it("keeps names on their walls clear of doors", () => {
    const [from, to] = [places.get("r1"), places.get("r4")];
    if (!from || !to) throw new Error("no such rooms");
    const doors = [door("r1", "r4")].flatMap((one) => one ?? []);
    expect(wallOf(from, doors, WIDE)).toBe(from.w);
    expect(to.x + wallOf(to, doors, WIDE)).toBeLessThan(doors[0]?.at.x ?? 0);
  });

  it("draws the letters of a word narrower where its wall is, and leaves the others alone", () => {
    expect(squeezed("Buanderie", 55, 12.4)).toBe(55);
    expect(squeezed("Garage", 55, 12.4)).toBeUndefined();
  });

  it("is walked with the arrow keys", () => {
    const from = places.get("r1");
    expect(from && toward(from, { x: 1, y: 0 }, places)).toBe("r2");
    expect(from && toward(from, { x: 0, y: 1 }, places)).toBe("r4");
    expect(from && toward(from, { x: -1, y: 0 }, places)).toBeNull();
  });

  it("shows the Babysitter's way as far as a noise carries", () => {
    expect(reach(view)).toEqual(new Map([["r1", 1], ["r2", 2], ["r3", 3]]));
    expect(ways(view, 2)).toEqual([["r1", "r2"], ["r4", "r1"]]);
  });
});

describe("the Book", () => {
  it("remembers who tried, who failed and who went on", () => {
    const told = [
      { told: "objective_shown", child: "ray", card: "o02" },
      { told: "aim_met", child: "ray", card: "o02" },
      { told: "panel_read", panel: 1, child: "ray" },
      { told: "rolled", child: "ray", face: 2 },
      { told: "die_counts", child: "ray", result: 3 },
      { told: "panel_failed", panel: 1, child: "ray" },
      { told: "panel_read", panel: 1, child: "mike" },
      { told: "rolled", child: "mike", face: 5 },
      { told: "panel_passed", panel: 1, child: "mike" },
    ];
    const story = storyOf(told.map((one) => ({ n: 1, told: one, line: { id: "", args: [] } })));
    expect(story.shown).toEqual([{ child: "ray", card: "o02", met: true }]);
    expect(story.attempts).toEqual([
      { panel: 1, child: "ray", face: 2, result: 3, passed: false },
      { panel: 1, child: "mike", face: 5, result: null, passed: true },
    ]);
  });
});

describe("names", () => {
  it("finds the deck of a card and the message of a token", () => {
    expect([deckOf("s07"), deckOf("j01"), deckOf("n03")]).toEqual(["search", "babysitter", "nightmare"]);
    expect([tokenName("trapdoor"), tokenName({ objective: "blue" }), tokenName({ noise: 3 }), tokenName({ noise: null })]).toEqual(["token-trapdoor", "token-blue", "token-noise-3", "token-noise"]);
  });
});
