import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commitmentOf, drawAt, hex, keyOf, readRecord, verify, type Nonce } from "../src/lib/verify";

const doc = readFileSync(join(import.meta.dirname, "..", "..", "docs", "match-file.md"), "utf8");
const block = (name: string) => doc.split(`\`\`\`${name}\n`)[1]?.split("```")[0] ?? "";

type Vector = { seed: string; commitment: string; nonces: Nonce[]; key: string; draws: [number, string, number, number][] };

describe("the proof of chance", () => {
  const vectors = JSON.parse(block("json vectors")) as Vector[];

  it.each(vectors)("gives the answers of the documentation ($key)", async (vector) => {
    expect(await commitmentOf(vector.seed)).toBe(vector.commitment);
    const key = await keyOf(vector.seed, vector.nonces);
    expect(hex(key)).toBe(vector.key);
    for (const [index, purpose, ways, way] of vector.draws) expect(await drawAt(key, index, purpose, ways)).toBe(way);
  });

  it("proves the whole file of the documentation, and notices a changed die", async () => {
    const facts = readRecord(block("text example"));
    expect(facts.nonces.map(([seat]) => seat)).toEqual([0, 1]);
    const draws = [
      { purpose: "card", ways: 12 },
      { purpose: "card", ways: 11 },
      { purpose: "die", ways: 6 },
      { purpose: "die", ways: 6 },
    ];
    expect(await verify(facts, draws)).toEqual({ finding: "proven", draws: 4, nonces: 2 });
    const [first = 0, ...rest] = facts.ways;
    expect(await verify({ ...facts, ways: [first + 1, ...rest] }, draws)).toEqual({ finding: "broken", draw: 0 });
    expect(await verify({ ...facts, commitment: "00".repeat(32) }, draws)).toEqual({ finding: "broken", draw: -1 });
    expect(await verify({ ...facts, seed: null }, draws)).toEqual({ finding: "open" });
  });

  it("refuses what is not a match file", () => {
    expect(() => readRecord("{}")).toThrow();
    expect(() => readRecord("hello")).toThrow();
  });
});
