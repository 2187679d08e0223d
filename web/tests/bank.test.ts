import { describe, expect, it } from "vitest";
import { parse } from "../src/lib/router.svelte";
import { groups, wanted, type Card, type Wanted } from "../src/titles/numeville/bank";

const both = (fr: string) => ({ fr, en: `${fr} (en)` });
const card = (id: string, theme: string, prompt: string): Card => ({
  id,
  complice: id.split("-")[0] as Card["complice"],
  difficulty: id.split("-")[1] as Card["difficulty"],
  theme,
  prompt: both(prompt),
  choices: [both("Oui"), both("Non")],
  right: 1,
  explanation: both("Parce que."),
  publisher: both("CNIL"),
  page: { title: both("Guide"), year: 2024, url: "https://www.cnil.fr/", checked: "2026-11-17" },
});
const cards = [
  card("hacker-easy-01", "passwords", "L’été, ta sécurité ?"),
  card("hacker-hard-01", "updates", "Une mise à jour ?"),
  card("stalky-easy-01", "image", "Une photo ?"),
  card("hacker-easy-02", "passwords", "Un code ?"),
];
const everything: Wanted = { complice: "all", difficulty: "all", theme: "", words: "" };
const ids = (want: Partial<Wanted>) => wanted(cards, { ...everything, ...want }, ({ fr }) => fr).map(({ id }) => id);

describe("the question bank", () => {
  it("is browsed by Complice, level and theme, and searched without accents", () => {
    expect(ids({})).toHaveLength(4);
    expect(ids({ complice: "hacker", difficulty: "easy" })).toEqual(["hacker-easy-01", "hacker-easy-02"]);
    expect(ids({ theme: "image" })).toEqual(["stalky-easy-01"]);
    expect(ids({ words: "l'ete SECURITE" })).toEqual(["hacker-easy-01"]);
    expect(ids({ words: "cnil guide hard-01" })).toEqual(["hacker-hard-01"]);
    expect(ids({ words: "rien" })).toEqual([]);
  });

  it("is grouped by Complice and theme", () => {
    expect(groups(cards).map(({ complice, theme, cards: of }) => [complice, theme, of.length])).toEqual([
      ["stalky", "image", 1],
      ["hacker", "passwords", 2],
      ["hacker", "updates", 1],
    ]);
  });

  it("has an address with a key and one without", () => {
    expect(parse("#/bank/numeville/abc")).toEqual({ at: "bank", title: "numeville", key: "abc" });
    expect(parse("#/bank/numeville")).toEqual({ at: "bank", title: "numeville" });
    expect(parse("#/bank")).toEqual({ at: "lost" });
  });
});
