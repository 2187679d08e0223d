import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

describe.each(["terror-below", "stranger-things", "clef-des-mondes"])("the rule of the moment in %s", (title) => {
  const table = /const RULES[^{]*\{([\s\S]*?)\n\};/.exec(read(`web/src/titles/${title}/index.ts`))?.[1] ?? "";
  const linked = new Map([...table.matchAll(/(\w+): "([\w-]+)"/g)].map(([, asks, rule]) => [String(asks), String(rule)]));
  const asked = [...read(`crates/title-${title}/src/ask.rs`).matchAll(/^\s+seats \w+[^=]*= ([^;]+);/gm)].flatMap(([, words]) => [...String(words).matchAll(/"(\w+)"/g)].map(([, word]) => String(word)));

  it("is there for everything that is asked of a seat", () => {
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((word) => !linked.has(word))).toEqual([]);
  });

  it("stands in the rules", () => {
    const rules = read(`packs/${title}/rules.toml`);
    expect([...linked.values()].filter((rule) => !rules.includes(`id = "${rule}"`))).toEqual([]);
  });
});
