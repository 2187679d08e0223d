/** The workshop's plan, its course and what its pages hold; hands and screens are tried in a browser. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { Texts, type Lang } from "../src/lib/fluent";
import { address, parse, type Route } from "../src/lib/router.svelte";
import type { Store } from "../src/lib/storage";
import type { Action, TeamView, View } from "../src/titles/numeville/types";
import { carried, deskKey, keepCarried, keepLed, led, ledHere, readDeskKey } from "../src/workshop/kept";
import { tableOf } from "../src/workshop/making";
import { bookOrder, bookRotation, brokenBy, fileName, moved, noQuestions, picked, read, repeated, swapped, Unreadable, usualPlan, written } from "../src/workshop/plan";
import { timerOf } from "../src/workshop/room.svelte";
import { dealt, next, otherVerdict, slateVerdict, stageOf, teamAt, type Stage } from "../src/workshop/steps";
import { forgetClass, knownClasses, markUsed, usedWith } from "../src/workshop/used";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "fr" }));

function shelf(): Store {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}
const names = ["", "", "", ""];

describe("a plan", () => {
  it("is the book's unless changed, and all four rounds of it hold", () => {
    const plan = usualPlan(names);
    expect(plan.rounds).toBe(4);
    expect(plan.thinking).toBe(60);
    expect(brokenBy(plan.rotation)).toBeNull();
    expect(plan.correction).toEqual(["stalky", "hyperco", "hacker", "datata"]);
  });

  it("is kept as a file and read again whole", () => {
    const questions = noQuestions();
    questions[1] = ["stalky-easy-01", null, null, "hyperco-easy-03"];
    const plan = { ...usualPlan(["Renards", "Loups", "", "Ours"]), name: "5e B", rounds: 3, thinking: 45, questions, vote: false };
    expect(read(written(plan), names)).toEqual(plan);
    expect(picked(plan)).toEqual(["stalky-easy-01", "hyperco-easy-03"]);
  });

  it.each([
    ["not a file of ours", "{}", "format"],
    ["no JSON at all", "prompt,answer", "format"],
    ["a later version", JSON.stringify({ format: "veilleuse-workshop", v: 2 }), "version"],
    ["a time the book does not know", written({ ...usualPlan(names), thinking: 5 }), "broken"],
    ["three teams", written({ ...usualPlan(["a", "b", "c"]) }), "broken"],
    ["a rotation with a Complice twice in a row", written({ ...usualPlan(names), rotation: bookRotation().map((row) => [row[0], row[0], row[2], row[3]].map((one) => one ?? "stalky")) }), "broken"],
    ["an order without everybody", written({ ...usualPlan(names), correction: ["stalky", "stalky", "hacker", "datata"] }), "broken"],
    ["questions for five rounds", written({ ...usualPlan(names), questions: [...noQuestions(), [null, null, null, null]] }), "broken"],
  ])("says what is wrong with %s", (_, text, why) => {
    expect(() => read(text, names)).toThrow(Unreadable);
    try {
      read(text, names);
    } catch (error) {
      expect((error as Unreadable).why).toBe(why);
    }
  });

  it("keeps one question a Complice when a cell of the rotation is changed, and says what else breaks", () => {
    const rotation = swapped(bookRotation(), 0, 1, "stalky");
    expect(rotation.map((row) => row[1])).toEqual(["stalky", "hyperco", "datata", "hacker"]);
    expect(brokenBy(rotation)).toBe("NU-WORK-09");
    const far = swapped(bookRotation(), 0, 3, "stalky");
    expect(brokenBy(far)).toBe("NU-WORK-10");
    expect(brokenBy(bookRotation().map((row) => [row[0] ?? "stalky", "stalky", row[2] ?? "stalky", row[3] ?? "stalky"] as typeof row))).toBe("NU-WORK-08");
  });

  it("moves somebody in the order of correction, and nobody over its ends", () => {
    expect(moved(bookOrder(), 2, -1)).toEqual(["stalky", "hacker", "hyperco", "datata"]);
    expect(moved(bookOrder(), 0, -1)).toEqual(bookOrder());
    expect(moved(bookOrder(), 3, 1)).toEqual(bookOrder());
  });

  it("notices a question that is asked twice, in the rounds that are played", () => {
    const questions = noQuestions();
    questions[0] = ["stalky-easy-01", null, null, null];
    questions[3] = ["stalky-easy-01", null, null, null];
    expect(repeated({ ...usualPlan(names), questions })).toEqual(["stalky-easy-01"]);
    expect(repeated({ ...usualPlan(names), questions, rounds: 3 })).toEqual([]);
  });

  it("has a file name that every system takes", () => {
    expect(fileName({ ...usualPlan(names), name: "  5ᵉ B / Éducation !" }, "atelier")).toMatch(/^atelier-[a-z0-9-]+$/);
    expect(fileName(usualPlan(names), "atelier")).toBe("atelier");
  });

  it("becomes a table that is led from the desk, with as many rounds of questions as are played", () => {
    const plan = { ...usualPlan(["Renards ", "", "", ""]), rounds: 3, questions: noQuestions(), vote: false, spread: false };
    const table = tableOf(plan, "Mme Roux", "fr");
    expect(table.options).toMatchObject({ mode: "workshop", master: true, workshop: { rounds: 3, led: true } });
    expect(table.class).toMatchObject({ teams: ["Renards", "", "", ""], vote: "one", spread: "hand" });
    expect(table.class?.plan).toHaveLength(3);
    expect(table).not.toHaveProperty("pack");
    expect(tableOf({ ...plan, pack: "abc" }, "Mme Roux", "fr").pack).toBe("abc");
  });
});

describe("what a class has had", () => {
  it("is remembered by the name of the class, whatever its capitals, and forgotten with it", () => {
    const storage = shelf();
    markUsed("5e B", ["stalky-easy-01"], storage);
    markUsed(" 5E b ", ["stalky-easy-01", "hacker-hard-02"], storage);
    markUsed("6e A", ["datata-easy-04"], storage);
    expect([...usedWith("5e B", storage)]).toEqual(["stalky-easy-01", "hacker-hard-02"]);
    expect(knownClasses(storage)).toEqual(["6e a", "5e b"]);
    forgetClass("5e B", storage);
    expect(usedWith("5e b", storage).size).toBe(0);
  });

  it("is nothing where the class has no name", () => {
    const storage = shelf();
    markUsed("", ["stalky-easy-01"], storage);
    expect(usedWith("", storage).size).toBe(0);
    expect(knownClasses(storage)).toEqual([]);
    expect(usedWith("constructor", storage).size).toBe(0);
  });
});

describe("keys", () => {
  it("open the desk from a link, and nothing else does", () => {
    expect(readDeskKey(deskKey({ desk: "a-_1", host: "b2" }))).toEqual({ desk: "a-_1", host: "b2" });
    for (const key of ["", "a", "a.", ".b", "a.b.c"]) expect(readDeskKey(key)).toBeNull();
  });

  it("are kept for the newest workshops and phones, each once", () => {
    const storage = shelf();
    for (let at = 0; at < 20; at++) keepLed({ table: `t${at % 15}`, code: "ABCD", name: "", desk: "d", host: "h", projector: null, at }, storage);
    expect(ledHere(storage)).toHaveLength(12);
    expect(led("t4", storage)?.at).toBe(19);
    keepCarried({ table: "t", token: "one", name: "Léa", at: 1 }, storage);
    keepCarried({ table: "t", token: "two", name: "Léa", at: 2 }, storage);
    expect(carried("t", storage)?.token).toBe("two");
  });
});

const sheet = (complice: string, status = "open") => ({ complice, status, blue: 0, red: 0, blue_needed: 3, red_needed: 3 });
const team = (seat: number, meets: string, more: Partial<TeamView> = {}) => ({ team: seat, meets, ready: false, written: null, question: null, heads: null, ...more }) as TeamView;
function viewOf(asks: View["asks"], more: { at?: string; verdict?: string; round?: number; status?: string } = {}): View {
  return {
    asks,
    round: more.round ?? 1,
    outcome: null,
    sheets: ["stalky", "hacker", "datata", "hyperco"].map((one) => sheet(one, one === more.at ? more.status : "open")),
    workshop: {
      at: more.at ?? null,
      verdict: more.verdict ?? null,
      thinking: 60,
      rounds: 4,
      teams: [team(0, "stalky"), team(1, "hyperco"), team(2, "hacker"), team(3, "datata")],
    },
  } as unknown as View;
}

describe("what the desk does next", () => {
  const running = timerOf({ state: "running", left: 20_000, whole: 60_000 }, 1000);
  const stages: [Stage, boolean, View | null, ReturnType<typeof timerOf>, boolean][] = [
    ["joining", false, null, null, false],
    ["deal", true, viewOf("deal", { at: "stalky" }), null, false],
    ["ready", true, viewOf("slates"), timerOf({ state: "idle", left: 60_000, whole: 60_000 }, 0), false],
    ["thinking", true, viewOf("slates"), running, false],
    ["paused", true, viewOf("slates"), timerOf({ state: "paused", left: 20_000, whole: 60_000 }, 0), false],
    ["correct", true, viewOf("correct", { at: "hyperco" }), null, false],
    ["explained", true, viewOf("explained", { at: "hyperco", verdict: "right" }), null, false],
    ["extra", true, viewOf("extra"), null, false],
    ["over", true, viewOf("over"), null, true],
  ];
  const root = join(import.meta.dirname, "..", "..");
  const read = (folder: string) => readdirSync(join(root, folder)).filter((name) => name.endsWith(".ftl")).map((name) => readFileSync(join(root, folder, name), "utf8"));
  const texts = (lang: Lang) => new Texts(lang, [...read(`packs/numeville/${lang}`), ...read(`texts/${lang}`)]);
  const spoken = { team: (seat: number) => `Équipe ${seat + 1}`, complice: (one: string) => one.toUpperCase() };

  it.each(stages)("is known at every moment: %s", (stage, started, view, timer, over) => {
    expect(stageOf(started, view, timer, over)).toBe(stage);
    for (const lang of ["fr", "en"] as const) {
      const { say, button } = next(stage, view, spoken);
      const known = texts(lang);
      for (const one of [say, button]) {
        if (!one) continue;
        expect(known.has(one.id), one.id).toBe(true);
        expect(known.say(one.id, one.args)).not.toMatch(/[{}$]|web-ws/);
      }
    }
  });

  it("names the team that is corrected and the token that is placed", () => {
    const view = viewOf("explained", { at: "hyperco", verdict: "wrong" });
    expect(teamAt(view)?.team).toBe(1);
    const { say, button } = next("correct", view, spoken);
    expect(texts("fr").say(say.id, say.args)).toContain("Équipe 2");
    const place = next("explained", view, spoken).button;
    expect(place && texts("fr").say(place.id, place.args)).toBe("Poser un jeton rouge pour HYPERCO");
    expect(button?.id).toBe("web-ws-button-correct");
  });

  it("says when a fate is sealed and places nothing", () => {
    const view = viewOf("explained", { at: "hyperco", verdict: "right", status: "saved" });
    const { button } = next("explained", view, spoken);
    expect(button && texts("en").say(button.id, button.args)).toBe("Go on");
  });

  it("judges a slate by what is written on it, and a blank one is wrong", () => {
    expect(slateVerdict("b", "b")).toBe("right");
    expect(slateVerdict("a", "b")).toBe("wrong");
    expect(slateVerdict(null, "b")).toBe("wrong");
    expect(slateVerdict(null, undefined)).toBe("wrong");
    expect(otherVerdict("right")).toBe("wrong");
  });

  it("deals the prepared card while it is there, and draws otherwise", () => {
    const offers = (action: Action) => JSON.stringify(action) === JSON.stringify({ deal_card: "stalky-easy-01" });
    expect(dealt("stalky-easy-01", offers, 1)).toEqual({ deal_card: "stalky-easy-01" });
    expect(dealt("stalky-easy-02", offers, 1)).toEqual({ deal: "easy" });
    expect(dealt(null, offers, 3)).toEqual({ deal: "hard" });
  });

  it("counts down from when the clock arrived, and stands where it was stopped", () => {
    expect(running).toEqual({ until: 21_000, left: 20_000, whole: 60_000, state: "running" });
    expect(timerOf({ state: "paused", left: 5, whole: 9 }, 77)?.until).toBeNull();
    expect(timerOf(null, 77)).toBeNull();
  });
});

describe("addresses of a workshop", () => {
  const routes: Route[] = [{ at: "workshop" }, { at: "banks" }, { at: "desk", table: "t" }, { at: "desk", table: "t", key: "a.b" }, { at: "screen", table: "t", key: "k" }, { at: "phone", table: "t" }, { at: "phone", table: "t", key: "k" }, { at: "sheet", table: "t" }];
  it.each(routes)("lead where they say: $at", (route) => {
    expect(parse(address(route))).toEqual(route);
  });
  it("need a table", () => {
    for (const hash of ["#/desk", "#/screen/", "#/phone", "#/sheet"]) expect(parse(hash)).toEqual({ at: "lost" });
  });
});
