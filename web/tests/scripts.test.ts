import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { Script } from "../src/lib/beats";
import { film as boogeyman } from "../src/titles/boogeyman/script";
import { film as clef } from "../src/titles/clef-des-mondes/script";
import { film as numeville } from "../src/titles/numeville/script";
import { film as stranger } from "../src/titles/stranger-things/script";
import { film as terror } from "../src/titles/terror-below/script";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "fr" }));
const { scoreOf } = await import("../src/titles/numeville/guesses.svelte");

const TITLES = ["numeville", "clef-des-mondes", "terror-below", "boogeyman", "stranger-things"];
/** Variants of `Told` as they are written on the wire. */
function tellings(title: string): Set<string> {
  const source = readFileSync(new URL(`../../crates/title-${title}/src/told.rs`, import.meta.url), "utf8");
  const names = [...source.matchAll(/^ {4}([A-Z][A-Za-z]+)(?: "[a-z-]+")? ?[{,]/gm)].map(([, name]) => String(name));
  return new Set(names.map((name) => name.replace(/(?<!^)([A-Z])/g, "_$1").toLowerCase()));
}

describe("a script", () => {
  it.each(TITLES)("of %s weighs only what can be told", (title) => {
    const known = tellings(title);
    expect(known.size).toBeGreaterThan(30);
    const source = readFileSync(new URL(`../src/titles/${title}/script.ts`, import.meta.url), "utf8");
    const lists = [...source.matchAll(/(?:weights\(\{|new Set\(\[)([\s\S]*?)\]\)?[;,]?\n?(?=\}\)|\n|$)/g)].map(([, list]) => list).join();
    const named = [...lists.matchAll(/"([a-z_]+)"/g)].map(([, name]) => String(name));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

const last = (script: Script, view: unknown, told: unknown) => script.advance(view, told).at(-1);

describe("Numéville", () => {
  const board = Array.from({ length: 21 }, (_, at) => ({ square: `sq_${String(at).padStart(2, "0")}` }));
  const view = { board, seats: [{ seat: 0, square: "sq_20" }, { seat: 1, square: "sq_05" }], sheets: [{ complice: "stalky", blue: 1, red: 0 }], dice: {}, workshop: null };

  it("walks from square to square", () => {
    const squares = numeville.advance(view, { told: "moved", seat: 0, to: "sq_02", turning: "clockwise" }).map((one) => (one as typeof view).seats[0]?.square);
    expect(squares).toEqual(["sq_00", "sq_01", "sq_02"]);
    expect(last(numeville, view, { told: "token_placed", complice: "stalky", colour: "red" })).toMatchObject({ sheets: [{ blue: 1, red: 1 }] });
  });

  it("waits at other people's questions and at every correction, and leaves a workshop to who leads it", () => {
    const weigh = (told: string, seat: number, workshop: unknown = null) => numeville.weigh({ told, seat }, 0, { ...view, workshop });
    expect([weigh("asked", 1), weigh("asked", 0), weigh("answered", 0), weigh("answered", 1), weigh("moved", 1)]).toEqual(["stop", "quiet", "stop", "stop", "step"]);
    expect(weigh("answered", 1, {})).toBe("quiet");
  });

  it("counts one's own answers and what one guessed", () => {
    const answered = (seat: number, question: string, verdict: string, right: string) => ({ told: { told: "answered", seat, question, verdict, right } });
    const log = [answered(0, "q1", "right", "a"), answered(0, "q2", "wrong", "b"), answered(1, "q3", "wrong", "c"), answered(2, "q4", "right", "d"), answered(2, "q5", "right", "a")];
    const said: Record<string, "a" | "c"> = { q3: "c", q4: "a" };
    expect(scoreOf(log, 0, (question) => said[question] ?? null)).toEqual({ own: 1, answered: 2, guessed: 1, guesses: 2 });
  });
});

describe("Stranger Things", () => {
  const view = {
    step: "act",
    seats: [{ seat: 0, location: "lab", fear: 1 }],
    enemies: [{ enemy: "e1", kind: "demogorgon", at: "school" }],
    piles: [{ slot: "p1", count: 1, tokens: ["3"] }],
    board: { locations: [{ location: "lab", characters: [0], enemies: [] }, { location: "school", characters: [], enemies: ["e1"] }] },
  };

  it("has heroes, Enemies and piles at the moment that is told, on the map and in its places", () => {
    expect(last(stranger, view, { told: "walked", seat: 0, to: "school" })).toMatchObject({ seats: [{ location: "school" }], board: { locations: [{ characters: [] }, { characters: [0], enemies: ["e1"] }] } });
    expect(last(stranger, view, { told: "enemy_moved", enemy: "e1", to: "lab" })).toMatchObject({ enemies: [{ at: "lab" }], board: { locations: [{ enemies: ["e1"] }, { enemies: [] }] } });
    expect(last(stranger, view, { told: "token_added", slot: "p1", count: 2 })).toMatchObject({ piles: [{ count: 3, tokens: ["3", null, null] }] });
    expect(last(stranger, view, { told: "pile_cleared", slot: "p1", count: 1 })).toMatchObject({ piles: [{ count: 0, tokens: [] }] });
    expect(last(stranger, view, { told: "frightened", seat: 0, fear: 3 })).toMatchObject({ seats: [{ fear: 3 }] });
    const late = { ...view, act: 1, will_saved: false, danger: { scenes: 1, revealed: 0 }, powers: [{ power: "w1", ready: true }] };
    expect(last(stranger, late, { told: "scene_revealed", number: 1, count: 2 })).toMatchObject({ danger: { scenes: 1, revealed: 1 } });
    expect(last(stranger, late, { told: "deck_rebuilt", act: 2, cards: 40 })).toMatchObject({ act: 2 });
    expect(last(stranger, late, { told: "power_lost", power: "w1" })).toMatchObject({ powers: [{ ready: false }] });
    expect(last(stranger, late, { told: "will_saved" })).toMatchObject({ will_saved: true });
  });

  it("tells nothing of the set-up, and takes its time for a Demogorgon and a Scene", () => {
    const weigh = (told: object, step = "act") => stranger.weigh(told, 0, { ...view, step });
    expect(weigh({ told: "pile_built" }, "setup")).toBe("quiet");
    const moved = (foe: string, to: string) => weigh({ told: "enemy_moved", foe, to });
    expect([weigh({ told: "scene_revealed" }), moved("demogorgon", "lab"), moved("demogorgon", "school"), moved("patrol", "lab")]).toEqual(["big", "big", "step", "step"]);
    expect([weigh({ told: "walked", seat: 0 }), weigh({ told: "walked", seat: 1 })]).toEqual(["quiet", "step"]);
  });
});

describe("Terror Below", () => {
  const view = { turn: 1, seats: [{ seat: 1, cell: "c1r1" }], terror: [{ slot: 1, target: "c1r1" }], cells: [{ cell: "c1r1", pawns: [1], targets: [1], rubble: 0, eggs: [] }, { cell: "c2r1", pawns: [], targets: [], rubble: 1, eggs: [] }] };

  it("drives, digs and lays eggs cell by cell", () => {
    expect(last(terror, view, { told: "moved", seat: 1, to: "c2r1" })).toMatchObject({ seats: [{ cell: "c2r1" }], cells: [{ pawns: [] }, { pawns: [1] }] });
    expect(last(terror, view, { told: "target_moved", slot: 1, to: "c2r1" })).toMatchObject({ terror: [{ target: "c2r1" }], cells: [{ targets: [] }, { targets: [1] }] });
    expect(last(terror, view, { told: "rubble_placed", cells: ["c1r1", "c2r1"] })).toMatchObject({ cells: [{ rubble: 1 }, { rubble: 2 }] });
    expect(last(terror, view, { told: "egg_placed", colour: "pink", cell: "c1r1" })).toMatchObject({ cells: [{ eggs: ["pink"] }, { eggs: [] }] });
  });

  it("stops where a worm comes up", () => {
    expect([terror.weigh({ told: "erupted" }, 0, view), terror.weigh({ told: "setup_attack" }, 0, view), terror.weigh({ told: "moved", seat: 1 }, 0, view)]).toEqual(["stop", "big", "step"]);
  });
});

describe("Boogeyman and La Clef des mondes", () => {
  it("walk through the house, and stop where he appears or a card is for me", () => {
    const view = { finale: { book: null }, children: [{ seat: 0, figure: "ray", space: "r1" }], spaces: [{ space: "r1", children: ["ray"] }, { space: "r2", children: [] }], babysitter: { space: "r1" }, figure: null };
    expect(last(boogeyman, view, { told: "moved", child: "ray", to: "r2" })).toMatchObject({ children: [{ space: "r2" }], spaces: [{ children: [] }, { children: ["ray"] }] });
    expect(last(boogeyman, view, { told: "sitter_moved", to: "r2" })).toMatchObject({ babysitter: { space: "r2" }, spaces: [{ babysitter: false }, { babysitter: true }] });
    expect([boogeyman.weigh({ told: "boogeyman_appeared" }, 1, view), boogeyman.weigh({ told: "card_drawn", child: "ray" }, 0, view), boogeyman.weigh({ told: "card_drawn", child: "ray" }, 1, view)]).toEqual(["stop", "stop", "big"]);
  });

  it("go from world to world, and home", () => {
    const view = { seats: [{ seat: 1, place: "north", home: false }], places: [{ place: "north", pawns: [1] }, { place: "east", pawns: [] }] };
    expect(last(clef, view, { told: "arrived", seat: 1, place: "east" })).toMatchObject({ seats: [{ place: "east" }], places: [{ pawns: [] }, { pawns: [1] }] });
    expect(last(clef, view, { told: "went_home", seat: 1 })).toMatchObject({ seats: [{ home: true }], places: [{ pawns: [] }, { pawns: [] }] });
    expect([clef.weigh({ told: "arrived", seat: 1 }, 0, view), clef.weigh({ told: "went_home", seat: 1 }, 0, view), clef.weigh({ told: "drew", seat: 1 }, 0, view)]).toEqual(["plain", "big", "step"]);
    expect([clef.weigh({ told: "bad_drawn", seat: 0 }, 0, view), clef.weigh({ told: "bad_drawn", seat: 1 }, 0, view)]).toEqual(["stop", "big"]);
  });
});
