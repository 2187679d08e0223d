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

const { default: Tray } = await import("../src/frame/Tray.svelte");
const { default: Sheet } = await import("../src/frame/Sheet.svelte");
const { default: Goal } = await import("../src/frame/Goal.svelte");

const option = (text: string): OptionInfo => ({ do: { [text.split(" ")[0] ?? ""]: text }, label: { id: text, args: [] }, touches: [] }) as unknown as OptionInfo;

type TrayProps = ComponentProps<typeof Tray>;
function tray(texts: string[], more: { folded?: boolean; narrowed?: number[]; hint?: number } = {}): string {
  const listed = texts.map(option);
  const session = {
    past: null,
    seen: { table: { prompt: { id: "the question", args: [] }, over: null }, window: null, deadline: null },
    names: String,
    options: listed,
    listed,
    narrowed: more.narrowed ? more.narrowed.flatMap((index) => listed[index] ?? []) : listed,
    undoTarget: null,
    redoOption: null,
    hint: more.hint === undefined ? null : { option: listed[more.hint], why: { id: "because", args: [] }, touches: [], label: "" },
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
