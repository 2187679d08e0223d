/** What explains the table, as it is written. What hands do with it is played in a browser. */
import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import type { ComponentProps } from "svelte";

vi.stubGlobal("navigator", { language: "fr" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const written = new Set(["first-answer", "guide-turn-1", "guide-turn-2", "guide-special-1", "guide-mode-standard", "guide-mode-solo"]);
vi.mock("../src/lib/texts.svelte", () => ({
  t: (id: string, args?: Record<string, unknown>) => (args?.["mode"] ? `${id} in ${String(args["mode"])}` : id),
  has: (id: string) => written.has(id),
}));

const { default: FirstTime } = await import("../src/frame/FirstTime.svelte");
const { default: Guide } = await import("../src/frame/Guide.svelte");
const { meet } = await import("../src/lib/firsts.svelte");

describe("a question that comes up for the first time", () => {
  const first = (asks: string, options: unknown[]) => {
    const session = { options, view: { asks }, seen: { table: { n: 3 } }, decidedBy: null } as unknown as ComponentProps<typeof FirstTime>["session"];
    return render(FirstTime, { props: { session, title: "numeville" } }).body;
  };

  it("says what it is for, to who is asked", () => {
    expect(first("answer", [{}])).toContain("first-answer");
    expect(first("answer", [])).not.toContain("first-answer");
  });

  it("says nothing where the pack has no word for it", () => {
    expect(first("direction", [{}])).not.toContain("first-direction");
  });

  it("says it once", () => {
    meet("numeville", "answer");
    expect(first("answer", [{}])).not.toContain("first-answer");
  });
});

describe("the guide", () => {
  const Sign = ((_: unknown, props: { sign: string }) => void props.sign) as unknown as ComponentProps<typeof Guide>["lore"]["Sign"];
  const lore = { about: () => null, Thing: Sign, Sign, signs: () => ["blue"], rules: {}, pictures: {} } as unknown as ComponentProps<typeof Guide>["lore"];
  const guide = (mode: string | null) => render(Guide, { props: { lore, modes: ["standard", "solo"], mode } }).body;

  it("has as many steps as the pack wrote, in their order", () => {
    const html = guide(null);
    expect(html.indexOf("guide-turn-1.text")).toBeLessThan(html.indexOf("guide-turn-2.text"));
    expect(html).not.toContain("guide-turn-3");
    expect(html).toContain("sign-blue.text");
  });

  it("names every mode, or the one that is played", () => {
    expect(guide(null)).toContain("guide-mode-solo.text");
    expect(guide("solo")).toContain("guide-win in solo");
    expect(guide("solo")).not.toContain("guide-mode-standard.text");
  });
});
