import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Texts } from "../src/lib/fluent";
import { JOININGS } from "../src/lib/joining";

/** The table that the rules are held to, too: `[FUNCTION]`, then lines of `"name" = "joined"`. */
const table = readFileSync(new URL("../../crates/veilleuse-pack/src/texts/joining.toml", import.meta.url), "utf8");

test("small words join names as the table says", () => {
  let join = (name: string) => name;
  let lines = 0;
  for (const line of table.split("\n")) {
    const head = /^\[(.*)\]$/.exec(line);
    if (head) join = JOININGS[head[1] ?? ""] ?? ((name) => `no function ${name}`);
    const pair = /^"(.*)" = "(.*)"$/.exec(line);
    if (!pair) continue;
    lines += 1;
    expect(join(pair[1] ?? "")).toBe(pair[2]);
  }
  expect(lines).toBeGreaterThan(20);
});

test("a sentence joins names and begins with a capital", () => {
  const texts = new Texts("fr", ["told-seen = { $seat } regarde la main { DE($of) }.\nnote = { $seat }, { A($of) }"]);
  const names = (seat: unknown) => (seat === 0 ? "le maître du jeu" : "Anna");
  const args: [string, { seat: number }][] = [["seat", { seat: 0 }], ["of", { seat: 1 }]];
  expect(texts.line({ id: "told-seen", args }, names)).toBe("Le maître du jeu regarde la main d’Anna.");
  expect(texts.line({ id: "note", args }, names)).toBe("le maître du jeu, à Anna");
});
