import { describe, expect, it } from "vitest";
import { forget, keep, recall, tables, type Kept } from "../src/lib/memory";
import { blockedBy, isAdvised, quickTable, seated, seedOf, tableOf, usual, valuesOf, type Draft } from "../src/lib/quick";
import { address, parse, type Route } from "../src/lib/router.svelte";
import { search } from "../src/lib/rules";
import { inOneOrder, touched, touching, wish } from "../src/lib/wish";
import { CLOSEST, WHOLE, anchored, closer, farther, within } from "../src/lib/zoom";
import { squareIndex, town, walk } from "../src/titles/numeville/town";
import { printed } from "../src/titles/terror-below/desert";
import { cellName, place } from "../src/titles/terror-below/cells";
import type { CellView, View, WormView } from "../src/titles/terror-below/types";
import type { ModeInfo, VariantInfo } from "../src/wire";

describe("addresses", () => {
  const routes: Route[] = [
    { at: "home" },
    { at: "new", title: "numeville" },
    { at: "join", code: "KORB" },
    { at: "t", table: "t1" },
    { at: "t", table: "t1", key: "a-_b" },
    { at: "watch", table: "t1" },
    { at: "replay", table: "t1", moment: 7 },
    { at: "rules", title: "numeville", rule: "NU-MOVE-01" },
    { at: "rules", title: "numeville", all: true },
    { at: "rules", title: "terror-below", mode: "solo-urgence" },
    { at: "aid", title: "boogeyman" },
    { at: "story", table: "t1" },
    { at: "journal", title: "terror-below" },
    { at: "puzzle" },
    { at: "puzzle", title: "boogeyman", number: 4 },
    { at: "about" },
  ];
  it.each(routes)("lead where they say: $at", (route) => {
    expect(parse(address(route))).toEqual(route);
  });
  it("lead home when they say nothing", () => {
    for (const hash of ["", "#", "#/"]) expect(parse(hash)).toEqual({ at: "home" });
  });
  it("say so when they lead nowhere, however broken they are", () => {
    for (const hash of ["#/nowhere", "#/t", "#/new", "#/join", "#/join/%20", "#/watch//x", "#/%", "#/join/%E0%A4%A", "#/t/x/%FF", "#/replay/%ZZ/3"]) {
      expect(parse(hash), hash).toEqual({ at: "lost" });
    }
    expect(parse("#/replay/t1/soon")).toEqual({ at: "replay", table: "t1" });
  });
  it("can be written for whatever somebody types", () => {
    expect(parse(address({ at: "join", code: "A\ud800B/C" }))).toEqual({ at: "join", code: "A\ufffdB/C" });
  });
});

describe("payments", () => {
  const pay = (...cards: string[]) => ({ do: { cross: { keys: cards } }, label: { id: "a", args: [] }, touches: ["place:west", ...cards.map((card) => `card:${card}`)] });
  const options = [pay("d05", "d06"), pay("d06", "d05"), pay("d05", "d07"), { do: { discard: "d05" }, label: { id: "b", args: [] }, touches: ["card:d05"] }];
  it("are listed once each, in the order of what was touched", () => {
    expect(inOneOrder(options, [])).toEqual([options[0], options[2], options[3]]);
    expect(inOneOrder(options, ["card:d06", "card:d05"])).toEqual([options[1], options[2], options[3]]);
  });
  it("are decided in that order", () => {
    expect(touched(options, ["card:d06"], "card:d05")).toEqual({ decide: options[1] });
    expect(touched(options, ["place:west"], "card:d06")).toEqual({ decide: options[0] });
  });
});

describe("a wish", () => {
  const options = [
    { do: { start: "sq_01" }, label: { id: "a", args: [] }, touches: ["square:sq_01"] },
    { do: { move: "clockwise" }, label: { id: "b", args: [] }, touches: ["complice:stalky"] },
  ];
  it("reads like the option beside it", () => {
    expect(wish(options, "square:sq_07")).toEqual({ start: "sq_07" });
  });
  it("cannot be made where the option does not name the thing", () => {
    expect(wish(options, "complice:hacker")).toBeNull();
    expect(wish(options, "hand:object")).toBeNull();
  });
  it("is not needed for what is lit", () => {
    expect(touched(options, [], "square:sq_01")).toEqual({ decide: options[0] });
    expect(touched(options, [], "square:sq_07")).toEqual({ why: "square:sq_07" });
  });
});

describe("touching what several options share", () => {
  const play = (card: string, slot: number) => ({ do: { play: { card, slot } }, label: { id: "play", args: [] }, touches: [`vehicle:${card}`, `slot:${slot}`] });
  const options = [play("v01", 1), play("v01", 2), play("v02", 1), play("v02", 2)];
  it("narrows the choice until one is left", () => {
    expect(touched(options, [], "vehicle:v02")).toEqual({ chosen: ["vehicle:v02"] });
    expect(touching(options, ["vehicle:v02"])).toHaveLength(2);
    expect(touched(options, ["vehicle:v02"], "slot:1")).toEqual({ decide: options[2] });
  });
  it("goes either way round", () => {
    expect(touched(options, ["slot:2"], "vehicle:v01")).toEqual({ decide: options[1] });
  });
  it("lets go of what is touched again, and starts anew elsewhere", () => {
    expect(touched(options, ["vehicle:v02"], "vehicle:v02")).toEqual({ chosen: [] });
    expect(touched(options, ["vehicle:v02"], "vehicle:v01")).toEqual({ chosen: ["vehicle:v01"] });
  });
});

describe("a new table", () => {
  const mode: ModeInfo = { id: "standard", seats: { least: 2, most: 4, usual: 4 }, levels: ["discovery", "standard"], master: true, variants: [], settings: [] };
  it("seats me first and bots beside me", () => {
    const table = quickTable({ id: "numeville", name: { fr: "", en: "" }, tagline: { fr: "", en: "" }, minutes: [1, 2], windows: false, timed: false, lessons: 0, puzzles: [], modes: [mode] }, "Léa");
    expect(table.chairs.map((chair) => chair.kind)).toEqual(["me", "bot", "bot", "bot"]);
    expect(table.options).toEqual({ mode: "standard", seats: 4, master: false, level: "standard" });
  });
  it("keeps who sits there when chairs come and go", () => {
    const draft = usual(mode, "Léa");
    const second = draft.chairs[1];
    if (second) second.kind = "open";
    const changed = seated({ ...draft, seats: 2, master: true }, "Léa");
    expect(changed.chairs.map((chair) => [chair.seat, chair.kind])).toEqual([[0, "me"], [1, "open"], ["master", "open"]]);
  });
  it("agrees only on variants that differ from the usual and do not exclude each other", () => {
    const variant = (id: string, more: Partial<VariantInfo> = {}): VariantInfo => ({ id, least: 0, most: 1, usual: 0, only_with: null, not_with: null, seat: false, recommended: null, ...more });
    const solo: ModeInfo = {
      id: "solo",
      seats: { least: 1, most: 1, usual: 1 },
      levels: [],
      master: false,
      variants: ["mixed", "thrown", "all", "less"],
      settings: [variant("mixed", { not_with: "thrown" }), variant("thrown", { not_with: "mixed" }), variant("all", { usual: 1, only_with: "thrown" }), variant("less", { most: 2 })],
    };
    const draft = usual(solo, "Léa");
    expect(tableOf("toy", solo, draft, null).options).toEqual({ mode: "solo", seats: 1 });
    draft.variants = { mixed: 1, thrown: 0, all: 0, less: 2 };
    expect(solo.settings.map((one) => blockedBy(one, draft)?.why ?? null)).toEqual([null, "not", "only", null]);
    expect(tableOf("toy", solo, draft, null).options).toEqual({ mode: "solo", seats: 1, mixed: true, less: 2 });
    draft.variants = { mixed: 0, thrown: 1, all: 0, less: 0 };
    expect(tableOf("toy", solo, draft, null).options).toEqual({ mode: "solo", seats: 1, thrown: true, all: false });
  });
  it("recommends a value only at the tables it is for, until somebody takes it", () => {
    const hunted: ModeInfo = {
      id: "against",
      seats: { least: 2, most: 7, usual: 4 },
      levels: [],
      master: false,
      variants: ["children"],
      settings: [{ id: "children", least: 0, most: 6, usual: 0, only_with: null, not_with: null, seat: false, recommended: { seats: 3, value: 4 } }],
    };
    const draft = usual(hunted, "Léa");
    const advised = (more: Partial<Draft>) => hunted.settings.map((one) => isAdvised(one, { ...draft, ...more }));
    expect(advised({})).toEqual([false]);
    expect(advised({ seats: 2 })).toEqual([true]);
    expect(advised({ seats: 3 })).toEqual([true]);
    expect(advised({ seats: 2, variants: { children: 4 } })).toEqual([false]);
    expect(tableOf("toy", hunted, { ...draft, seats: 2 }, null).options).toEqual({ mode: "against", seats: 2 });
  });
  it("names a seat only if the table has it", () => {
    const against: ModeInfo = {
      id: "against",
      seats: { least: 2, most: 7, usual: 4 },
      levels: [],
      master: false,
      variants: ["hunter"],
      settings: [{ id: "hunter", least: 0, most: 6, usual: 0, only_with: null, not_with: null, seat: true, recommended: null }],
    };
    const draft = { ...usual(against, "Léa"), variants: { hunter: 2 } };
    expect(tableOf("toy", against, draft, null).options).toEqual({ mode: "against", seats: 4, hunter: 2 });
    expect(tableOf("toy", against, { ...draft, seats: 2 }, null).options).toEqual({ mode: "against", seats: 2 });
  });
  it("leaves it to a lot who begins, unless a seat is named", () => {
    const first: VariantInfo = { id: "first", least: 0, most: 4, usual: 5, only_with: null, not_with: null, seat: true, recommended: null };
    const mode: ModeInfo = { id: "standard", seats: { least: 2, most: 5, usual: 3 }, levels: [], master: false, variants: ["first"], settings: [first] };
    const draft = usual(mode, "Léa");
    expect(valuesOf(first, draft.seats)).toEqual([5, 0, 1, 2]);
    expect(tableOf("toy", mode, draft, null).options).toEqual({ mode: "standard", seats: 3 });
    expect(tableOf("toy", mode, { ...draft, variants: { first: 0 } }, null).options).toEqual({ mode: "standard", seats: 3, first: 0 });
  });
  it("turns a word into the same seed every time", async () => {
    expect(await seedOf("  ")).toBeNull();
    expect(await seedOf("lampe")).toBe(await seedOf(" lampe "));
    expect(await seedOf("lampe")).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("the tables of this browser", () => {
  const storage = () => {
    const data = new Map<string, string>();
    return { getItem: (key: string) => data.get(key) ?? null, setItem: (key: string, value: string) => void data.set(key, value) } as Storage;
  };
  const kept = (table: string, at: number): Kept => ({ table, code: "ABCD", title: "numeville", host: null, seats: [], names: [], at, over: false });
  it("come back, newest first, until forgotten", () => {
    const box = storage();
    keep(kept("a", 1), box);
    keep(kept("b", 2), box);
    keep(kept("a", 3), box);
    expect(tables(box).map((one) => one.table)).toEqual(["a", "b"]);
    forget("a", box);
    expect(recall("a", box)).toBeUndefined();
    expect(recall("b", box)?.at).toBe(2);
  });
  it("survive a broken storage", () => {
    const broken = { getItem: () => "{", setItem: () => undefined } as unknown as Storage;
    expect(tables(broken)).toEqual([]);
  });
});

describe("the rule book", () => {
  const rules = [
    { id: "NU-MOVE-01", chapter: "MOVE", fr: "Déplace ton pion.", en: "Move your pawn.", rulings: [] },
    { id: "NU-END-01", chapter: "END", fr: "La partie s’arrête.", en: "The match ends.", rulings: [] },
  ];
  it("is searched without accents, by id or by words", () => {
    expect(search(rules, "deplace PION", "fr")).toHaveLength(1);
    expect(search(rules, "nu-end", "fr")).toHaveLength(1);
    expect(search(rules, "", "en")).toHaveLength(2);
    expect(search(rules, "déplace", "en")).toHaveLength(0);
  });
});

describe("the desert", () => {
  const cell = (name: string, canyon = false): CellView => ({ cell: name, canyon, location: null, rubble: 0, eggs: [], pawns: [], targets: [] });
  it("names cells as people read them", () => {
    expect(cellName("c3r5")).toBe("C5");
    expect(place("c3r5")).toEqual({ x: 2, y: 4 });
  });
  it("lays a worm's printed grid on firm ground alone", () => {
    const view = { cells: [cell("c1r1"), cell("c2r1"), cell("c1r2", true)] } as View;
    const worm = { pattern: [[1, 0], [-1, 0], [0, 1], [0, -1]] } as WormView;
    expect(printed(view, worm, "c1r1")).toEqual(["c1r1", "c2r1"]);
  });
});

describe("the town", () => {
  it.each(["broad", "wide", "tall"] as const)("has 21 squares that do not touch (%s)", (shape) => {
    const { squares, tile } = town(shape);
    expect(squares).toHaveLength(21);
    for (const [index, a] of squares.entries()) {
      const b = squares[(index + 1) % 21];
      if (b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(tile);
    }
  });
  it("is walked either way round", () => {
    expect(walk(19, 1, true)).toEqual([20, 0, 1]);
    expect(walk(1, 19, false)).toEqual([0, 20, 19]);
    expect(squareIndex("sq_07")).toBe(7);
  });
});

describe("looking closer", () => {
  it("stays between the whole board and the closest look", () => {
    expect(within(0.3)).toBe(WHOLE);
    expect(within(1.04)).toBe(WHOLE);
    expect(within(99)).toBe(CLOSEST);
    expect(farther(closer(2))).toBeCloseTo(2);
    expect(farther(WHOLE)).toBe(WHOLE);
  });

  it("keeps the point under the fingers where it is", () => {
    const [before, after, point] = [1, 2, 120];
    const scroll = anchored(0, point, before, after);
    expect((scroll + point) / after).toBe(point / before);
    expect(anchored(300, 100, 2, 1)).toBe(100);
    expect(anchored(0, 100, 2, 1)).toBe(0);
  });
});

describe("who begins", () => {
  const first: VariantInfo = { id: "first", least: 0, most: 4, usual: 5, only_with: null, not_with: null, seat: true, recommended: null };
  const mode: ModeInfo = { id: "standard", seats: { least: 2, most: 5, usual: 3 }, levels: [], master: false, variants: ["first"], settings: [first] };

  it("is said by lot unless a seat of the table is named", () => {
    expect(valuesOf(first, 3)).toEqual([5, 0, 1, 2]);
    const draft = usual(mode, "Ada");
    expect(tableOf("terror-below", mode, draft, null).options).toEqual({ mode: "standard", seats: 3 });
    draft.variants["first"] = 0;
    expect(tableOf("terror-below", mode, draft, null).options).toEqual({ mode: "standard", seats: 3, first: 0 });
    draft.variants["first"] = 4;
    expect(tableOf("terror-below", mode, draft, null).options).toEqual({ mode: "standard", seats: 3 });
  });
});
