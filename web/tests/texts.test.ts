import { expect, it, vi } from "vitest";
import { loadTexts, t, words } from "../src/lib/texts.svelte";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "fr" }));
vi.mock("../src/lib/api", () => ({
  api: {
    houseTexts: (lang: string) => Promise.resolve(`web-yes = ${lang === "fr" ? "Oui" : "Yes"}`),
    texts: (title: string) => Promise.resolve(`title = ${title}`),
  },
}));

it("words are made once, however often a page asks for them, and anew for another language or title", async () => {
  await loadTexts("fr", "numeville");
  const first = words();
  expect([t("web-yes"), t("title")]).toEqual(["Oui", "numeville"]);
  await Promise.all([loadTexts("fr", "numeville"), loadTexts("fr", null)]);
  expect(words()).toBe(first);
  await loadTexts("fr", "boogeyman");
  expect(words()).not.toBe(first);
  expect(t("title")).toBe("boogeyman");
  await loadTexts("en", null);
  expect([t("web-yes"), t("title")]).toEqual(["Yes", "boogeyman"]);
});
