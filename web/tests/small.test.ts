import { describe, expect, it } from "vitest";
import { forget, keep, recall, tables, type Kept } from "../src/lib/memory";
import { quickTable, seated, seedOf, usual } from "../src/lib/quick";
import { address, parse, type Route } from "../src/lib/router.svelte";
import { search } from "../src/lib/rules";
import { optionFor, wish } from "../src/lib/wish";
import { squareIndex, town, walk } from "../src/titles/numeville/town";
import type { ModeInfo } from "../src/wire";

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
    { at: "about" },
  ];
  it.each(routes)("lead where they say: $at", (route) => {
    expect(parse(address(route))).toEqual(route);
  });
  it("lead home when they lead nowhere", () => {
    for (const hash of ["", "#", "#/", "#/nowhere", "#/t", "#/new"]) expect(parse(hash)).toEqual({ at: "home" });
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
    expect(optionFor(options, "square:sq_01")).toBe(options[0]);
    expect(optionFor(options, "square:sq_07")).toBeUndefined();
  });
});

describe("a new table", () => {
  const mode: ModeInfo = { id: "standard", seats: { least: 2, most: 4, usual: 4 }, levels: ["discovery", "standard"], master: true, variants: [] };
  it("seats me first and bots beside me", () => {
    const table = quickTable({ id: "numeville", name: { fr: "", en: "" }, tagline: { fr: "", en: "" }, minutes: [1, 2], modes: [mode] }, "Léa");
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

describe("the town", () => {
  it.each(["wide", "tall"] as const)("has 21 squares that do not touch (%s)", (shape) => {
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
