import { expect, test } from "vitest";
import { layout, roads, shapeFor } from "../src/titles/stranger-things/map";
import { cardsFor, plan } from "../src/titles/stranger-things/plan.svelte";
import { lines, percent } from "../src/titles/stranger-things/readable";
import type { Location, PileView, View } from "../src/titles/stranger-things/types";
import type { OptionInfo } from "../src/wire";

const ROWS: Location[][] = [
  ["hopper_cabin", "police_station", "main_street", "wheeler_house"],
  ["pumpkin_patch", "byers_house", "middle_school", "hawkins_lab"],
  ["west_tunnels", "nest", "east_tunnels", "portal"],
];
const PILES: Partial<Record<Location, number>> = { hopper_cabin: 3, wheeler_house: 4, hawkins_lab: 3, byers_house: 1, middle_school: 1, west_tunnels: 1, nest: 1, east_tunnels: 1, portal: 1 };

function view(loose: Record<string, number>): View {
  const piles: Partial<PileView>[] = [];
  const add = (at: Location | null, group: string) => {
    const slot = `p${String(piles.length + 1).padStart(2, "0")}`;
    piles.push({ slot, at, group: group as PileView["group"] });
    return slot;
  };
  const locations = ROWS.flat().map((location) => ({
    location,
    zone: ROWS[2]?.includes(location) ? "below" : "hawkins",
    piles: Array.from({ length: PILES[location] ?? 0 }, () => add(location, "lab")),
  }));
  for (const [group, count] of Object.entries(loose)) for (let i = 0; i < count; i++) add(null, group);
  const board = { rows: ROWS, locations, roads: [{ between: ["byers_house", "nest"], marked: false }, { between: ["nest", "east_tunnels"], marked: true }] };
  return { mode: "season-1", board, piles } as unknown as View;
}

test("every pile has a place of its own on the map, wide or tall", () => {
  for (const narrow of [false, true]) {
    for (const loose of [{ demogorgon: 8, patrols: 1 }, { demodogs: 4 }] as Record<string, number>[]) {
      const seen = view(loose);
      const shape = shapeFor(narrow, seen.mode);
      const { slots } = layout(seen, shape);
      expect(slots.size).toBe(seen.piles.length);
      const spots = [...slots.values()];
      for (const [index, one] of spots.entries()) {
        expect(one.x).toBeGreaterThan(20);
        expect(one.x).toBeLessThan(shape.width - 20);
        expect(one.y).toBeLessThan(shape.height - 20);
        for (const other of spots.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(44);
      }
    }
  }
});

test("a road knows whether it leads through the tear", () => {
  const seen = view({});
  const [down, under] = roads(seen, layout(seen, shapeFor(false, "season-2")).at);
  expect(down?.kind).toBe("crossing");
  expect(under).toMatchObject({ kind: "under", marked: true });
});

test("only what is certain reads as 0 or 100 per cent", () => {
  expect([0, 1, 4_000, 500_000, 996_000, 999_999, 1_000_000].map(percent)).toEqual([0, 1, 1, 50, 99, 99, 100]);
});

test("names break into lines between words", () => {
  expect(lines("Maison des Wheeler", 13)).toEqual(["Maison des", "Wheeler"]);
  expect(lines("Main Street", 22)).toEqual(["Main Street"]);
});

const option = (decision: unknown) => ({ do: decision, label: { id: "", args: [] }, touches: [] }) as unknown as OptionInfo;

test("a plan sends one decision per question, and ends where it is not possible", async () => {
  const sent: unknown[] = [];
  const choose = (chosen: OptionInfo) => {
    sent.push(chosen.do);
    return Promise.resolve();
  };
  plan.begin([{ try: "p01" }, { lay: "a07" }, "done"]);
  const first = [option({ try: "p01" }), option("pass")];
  plan.advance(first, choose);
  await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  plan.advance(first, choose);
  expect(sent, "the same question is answered once").toEqual([{ try: "p01" }]);
  plan.advance([option({ lay: "a07" }), option({ lay: "a08" })], choose);
  await new Promise((done) => setTimeout(done));
  expect(sent).toHaveLength(2);
  expect(plan.running).toBe(true);
  plan.advance([option("pass")], choose);
  expect(plan.running, "an answer that is not offered ends it").toBe(false);
});

const selection = (cards: string[], value: number, scenes: number) => ({ cards, value, scenes, chance: null });
const SELECTIONS = [selection([], 1, 1), selection(["a"], 3, 2), selection(["b"], 3, 1), selection(["b", "c"], 5, 1), selection(["a", "c"], 4, 2)];
const reach = (location: Location, ...way: Location[]) => ({ location, moves: way.length + 1, fear: 0, way: [...way, location] });
const asked = (asks: View["asks"], turn: number) => ({ active: 0, turn, step: asks === "act" || asks === "act_cards" ? "act" : "move", asks }) as unknown as View;

/** Everything a plan would still send, were it all offered. */
async function sends(): Promise<unknown[]> {
  const sent: unknown[] = [];
  const lays = ["a", "b", "c"].map((lay) => ({ lay }));
  const places = ROWS.flat().map((go) => ({ go }));
  for (let guard = 0; plan.running && guard < 9; guard++) {
    plan.advance([...lays, ...places, "done"].map(option), (chosen) => {
      sent.push(chosen.do);
      return Promise.resolve();
    });
    await new Promise((done) => setTimeout(done));
  }
  return sent;
}

test("the cards for a way bring the fewest Scenes, and then the fewest moves to spare", () => {
  expect([1, 2, 4, 5, 6].map((moves) => cardsFor(moves, SELECTIONS))).toEqual([[], ["b"], ["b", "c"], ["b", "c"], null]);
});

test("pointing at a far Location holds its cards out, and pointing again goes there", async () => {
  plan.follow(asked("move_cards", 1));
  plan.aimAt(reach("portal", "nest", "east_tunnels"), SELECTIONS);
  expect([plan.cards, plan.running]).toEqual([["b"], false]);
  plan.aimAt(reach("portal", "nest", "east_tunnels"), SELECTIONS);
  expect(await sends()).toEqual([{ lay: "b" }, "done", { go: "nest" }, { go: "east_tunnels" }, { go: "portal" }]);
});

test("a plan that begins while a decision is ending waits for its end", async () => {
  let busy = true;
  const sent: unknown[] = [];
  plan.begin(["done"]);
  plan.advance([option("done")], (chosen) => {
    if (!busy) sent.push(chosen.do);
    return Promise.resolve();
  });
  await Promise.resolve().then(() => (busy = false));
  await new Promise((done) => setTimeout(done));
  expect(sent).toEqual(["done"]);
});

test("cards held out go with what is declared, wherever it was declared", async () => {
  plan.follow(asked("act", 2));
  plan.toggle("a");
  plan.toggle("c");
  plan.follow(asked("act_cards", 2));
  expect(await sends()).toEqual([{ lay: "a" }, { lay: "c" }, "done"]);
  plan.follow(asked("act", 3));
  plan.follow(asked("act_cards", 3));
  expect(plan.running, "no card was held out").toBe(false);
});
