/** The frame as it is written: what stands in the tray and in the sheet. What hands do with them is played in a browser. */
import { createRawSnippet, type ComponentProps } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import type { OptionInfo } from "../src/wire";

vi.stubGlobal("navigator", { language: "fr" });
vi.mock("../src/lib/texts.svelte", () => ({
  t: (id: string) => id,
  sentence: (line: { id: string }) => line.id,
  has: () => true,
  both: (text: { fr: string }) => text.fr,
  failureText: (code: string) => code,
}));

vi.mock("../src/lib/rules", () => ({ ruleBook: () => new Promise(() => undefined) }));
/** What is asked about, for an inspector that hears no pointer here. */
const asked = vi.hoisted(() => ({ hint: null as string | null, open: null as string | null }));
vi.mock("../src/lib/inspect.svelte", () => ({
  THINGS: "[data-thing]",
  thingOf: () => null,
  Inspecting: class {
    hint = asked.hint;
    open = asked.open;
    end = () => undefined;
  },
}));

const { default: FilmTray } = await import("../src/frame/FilmTray.svelte");
const { default: FilmLayer } = await import("../src/frame/FilmLayer.svelte");
const { default: Inspector } = await import("../src/frame/Inspector.svelte");
const { default: Tray } = await import("../src/frame/Tray.svelte");
const { default: Sheet } = await import("../src/frame/Sheet.svelte");
const { default: Goal } = await import("../src/frame/Goal.svelte");

const option = (text: string): OptionInfo => ({ do: { [text.split(" ")[0] ?? ""]: text }, label: { id: text, args: [] }, touches: [] }) as unknown as OptionInfo;

type TrayProps = ComponentProps<typeof Tray>;
function tray(texts: string[], more: { folded?: boolean; narrowed?: number[]; hint?: number; undo?: { to: number; free: boolean }; redo?: number } = {}): string {
  const listed = texts.map(option);
  const session = {
    past: null,
    seen: { table: { prompt: { id: "the question", args: [] }, over: null }, window: null, deadline: null },
    names: String,
    options: listed,
    listed,
    narrowed: more.narrowed ? more.narrowed.flatMap((index) => listed[index] ?? []) : listed,
    undoTarget: more.undo ?? null,
    redoOption: more.redo === undefined ? null : listed[more.redo],
    hint: more.hint === undefined ? null : { option: listed[more.hint], why: { id: "because", args: [] }, reasons: [], touches: [], label: "" },
    chosen: [],
    seat: 0,
    busy: false,
  } as unknown as TrayProps["session"];
  return render(Tray, { props: { session, rule: null, hot: [], folded: more.folded ?? false, point: () => undefined, openRule: () => undefined } }).body;
}
const snippet = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

describe("the tray", () => {
  it("asks, and lists every option with its number", () => {
    const html = tray(["Aller nord", "Aller sud", "Rester"]);
    expect(html).toContain("the question");
    expect(count(html, /class="[^"]*\boption\b/g)).toBe(3);
    expect([...html.matchAll(/<kbd[^>]*>(\d)/g)].map(([, digit]) => digit)).toEqual(["1", "2", "3"]);
  });

  it("leaves an option its number while the list gets shorter", () => {
    const html = tray(["Aller nord", "Aller sud", "Rester"], { narrowed: [2] });
    expect([...html.matchAll(/<kbd[^>]*>(\d)/g)].map(([, digit]) => digit)).toEqual(["3"]);
  });

  it("says once what many options begin with, and all of it to who listens", () => {
    const html = tray(["Aller nord", "Aller sud", "Aller loin", "Rester", "Finir"]);
    expect(count(html, /class="lead/g)).toBe(1);
    expect(html.replace(/<!--.*?-->/g, "")).toMatch(/>Aller <\/span>\s*nord/);
  });

  it("folds its list away where the board has the answers", () => {
    const html = tray(["Réponse A", "Réponse B"], { folded: true });
    expect(count(html, /class="[^"]*\boption\b/g)).toBe(0);
    expect(html).toContain("web-as-list");
    expect(html).toContain("the question");
  });

  it("marks a hint and gives its reason", () => {
    const html = tray(["Aller nord", "Rester"], { hint: 1 });
    expect(html).toContain("because");
    expect(count(html, /class="[^"]*\boption\b[^"]*\bhint\b/g)).toBe(1);
  });

  it("makes the only option the main one", () => {
    expect(count(tray(["Continuer"]), /class="[^"]*\boption\b[^"]*\bmain\b/g)).toBe(1);
  });
});

describe("taking back", () => {
  const tools = (html: string) => ["web-undo", "web-undo-ask", "web-redo"].filter((word) => html.includes(`title="${word}"`));

  it("is offered where there is a step to take back, and across a turn as a question", () => {
    expect(tools(tray(["Rester"]))).toEqual([]);
    expect(tools(tray(["Rester"], { undo: { to: 3, free: true } }))).toEqual(["web-undo"]);
    expect(tools(tray(["Rester"], { undo: { to: 3, free: false } }))).toEqual(["web-undo-ask"]);
  });

  it("can be done again while what was taken back is still offered", () => {
    expect(tools(tray(["Aller", "Rester"], { redo: 1 }))).toEqual(["web-redo"]);
  });
});

describe("the film", () => {
  const line = (id: string) => ({ n: 1, told: {}, line: { id, args: [] } });
  const session = (film: object, more: object = {}) => ({ film: { beat: null, waits: false, left: 0, view: {}, ...film }, names: String, options: [], past: null, busy: false, seat: 0, keys: { table: "t" }, wanted: null, ...more });
  const tellings = (weight: string, pawn: string | null = "seat:1", earlier: string[] = []) => ({ lines: [line("now")], earlier: earlier.map(line), weight, pawn, before: {} });
  type LayerProps = ComponentProps<typeof FilmLayer>;
  const layer = (beat: object, more: { film?: object; session?: object; plug?: object } = {}) =>
    render(FilmLayer, { props: { session: session({ beat, ...more.film }, more.session), plug: more.plug ?? {}, narrow: false } as unknown as LayerProps }).body;
  type FilmProps = ComponentProps<typeof FilmTray>;
  const bar = (film: object, more: object = {}) => render(FilmTray, { props: { session: session(film, more) } as unknown as FilmProps }).body;

  it("says what happens and how to go on, and how much is left", () => {
    const html = bar({ beat: tellings("plain"), left: 4 });
    expect(html).toContain("now");
    expect(html).toContain("web-continue");
    expect(html).toContain("web-film-skip");
    expect(bar({ beat: tellings("plain") })).not.toContain("web-film-skip");
  });

  it("makes going on the main thing where it waits for its reader", () => {
    expect(count(bar({ beat: tellings("stop"), waits: true }), /class="button[^"]*\bmain\b/g)).toBe(1);
    expect(count(bar({ beat: tellings("plain") }), /class="button[^"]*\bmain\b/g)).toBe(0);
  });

  it("shows a choice that waits, with a way to take it back", () => {
    const html = bar({ beat: tellings("stop"), waits: true }, { wanted: option("Rester ici") });
    expect(html).toContain("web-choice-waits");
    expect(html).toContain("web-cancel");
  });

  it("says that a touch came too early, and shows the way on", () => {
    const html = bar({ beat: tellings("plain") }, { early: true });
    expect(html).toContain("web-film-first");
    expect(count(html, /class="button[^"]*\bmain\b/g)).toBe(1);
    expect(bar({ beat: tellings("plain") }, { early: true, wanted: option("Rester ici") })).not.toContain("web-film-first");
  });

  it("is one caption beside who acts, with what was said just before", () => {
    const html = layer(tellings("step", "seat:1", ["one", "two", "three"]));
    expect(count(html, /class="caption/g)).toBe(1);
    expect(html).not.toContain(">one<");
    expect(html).toContain("three");
    expect(count(html, /class="[^"]*\bnow\b/g)).toBe(1);
  });

  it("says once what was told twice in a row, in the caption and in the tray", () => {
    const twice = { ...tellings("step"), lines: [line("one"), line("now"), line("now")] };
    expect(count(layer(twice), /now(?: web-log-times)/g)).toBe(1);
    expect(count(bar({ beat: twice }), />one now web-log-times</g)).toBe(1);
  });

  it("lies over no answer that is given on the board", () => {
    const asked = { session: { options: [option("Réponse A")] }, plug: { answeredOnBoard: () => true } };
    expect(layer(tellings("step"), { ...asked, film: { done: true } })).not.toContain("caption");
    expect(layer(tellings("step"), { ...asked, film: { done: false } })).toContain("caption");
  });

  it("puts big moments into the middle, and a veil behind what must be read", () => {
    expect(layer(tellings("big"))).toMatch(/class="big(?![^"]*veil)/);
    expect(layer(tellings("stop"))).toMatch(/class="big[^"]*veil/);
  });
});

describe("the inspector", () => {
  const Nothing = (() => undefined) as unknown as ComponentProps<typeof Inspector>["lore"]["Thing"];
  const lore = {
    about: (thing: string) => (thing === "card:torch" ? { name: "Torch", text: "Lights a Room.", facts: ["2 left"], rule: "XX-TORCH-01" } : null),
    Thing: Nothing,
    Sign: Nothing,
    signs: () => [],
    rules: { moon: "XX-MOON-01" },
    pictures: {},
  } as unknown as ComponentProps<typeof Inspector>["lore"];
  function inspector(about: Partial<typeof asked>): string {
    Object.assign(asked, { hint: null, open: null }, about);
    const session = { view: {}, names: String, why: null } as unknown as TrayProps["session"];
    return render(Inspector, { props: { session, lore, title: "x", openRule: () => undefined } }).body;
  }

  it("says nothing unless it is asked, or where there is nothing to say", () => {
    expect(inspector({})).not.toMatch(/tooltip|<dialog/);
    expect(inspector({ hint: "card:unknown" })).not.toMatch(/tooltip/);
  });

  it("says in a word what is pointed at", () => {
    const html = inspector({ hint: "card:torch" });
    expect(html).toMatch(/role="tooltip"/);
    for (const word of ["Torch", "Lights a Room.", "2 left"]) expect(html).toContain(word);
  });

  it("shows a thing large with its effect and the way to its rule, and signs of the board as well", () => {
    const html = inspector({ open: "card:torch" });
    expect(html).toContain("<dialog");
    for (const word of ["Torch", "Lights a Room.", "2 left", "web-inspect-rule"]) expect(html).toContain(word);
    const sign = inspector({ open: "sign:moon" });
    for (const word of ["sign-moon", "sign-moon.text", "web-inspect-rule"]) expect(sign).toContain(word);
  });
});

describe("the sheet", () => {
  const sheet = (stop: "peek" | "half" | "full", beside = false) =>
    render(Sheet, { props: { stop, beside, badge: snippet("badge"), head: snippet("head"), body: snippet("body") } }).body;

  it("shows the question alone at its lowest stop, and the rest above it", () => {
    expect(sheet("peek")).toContain("head");
    expect(sheet("peek")).not.toContain("<p>body</p>");
    for (const stop of ["half", "full"] as const) expect(sheet(stop)).toContain("<p>body</p>");
    expect(sheet("peek")).toContain('aria-expanded="false"');
    expect(sheet("half")).toContain('aria-expanded="true"');
  });

  it("is always open beside the board, without a handle", () => {
    expect(sheet("peek", true)).toContain("<p>body</p>");
    expect(sheet("peek", true)).not.toContain("web-sheet-handle");
  });

  it("carries what came in while it is low", () => {
    expect(sheet("peek")).toContain("<p>badge</p>");
  });
});

describe("the goal", () => {
  it("shows how far it is, and nothing where nothing is known", () => {
    const html = render(Goal, { props: { aims: [{ text: "Sauvés 1/3", tone: "good", share: 1 / 3 }, { text: "encore 4 manches" }] } }).body;
    expect(html).toContain("Sauvés 1/3");
    expect(count(html, /<progress/g)).toBe(1);
    expect(render(Goal, { props: { aims: [] } }).body).not.toContain("<ul");
  });
});
