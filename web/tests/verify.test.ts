import { readFileSync } from "node:fs";
import { join } from "node:path";
import { blake3 } from "@noble/hashes/blake3.js";
import { describe, expect, it } from "vitest";
import { hex } from "../src/lib/random";
import { commitmentOf, drawAt, keyOf, read, unhex, verify, type Nonce, type Played, type RecordFacts } from "../src/lib/verify";
import type { Witness } from "../src/lib/witness";

const doc = readFileSync(join(import.meta.dirname, "..", "..", "docs", "match-file.md"), "utf8");
const block = (name: string) => doc.split(`\`\`\`${name}\n`)[1]?.split("```")[0] ?? "";

type Vector = { seed: string; commitment: string; nonces: Nonce[]; key: string; draws: [number, string, number, number][] };

describe("the proof of chance", () => {
  const vectors = JSON.parse(block("json vectors")) as Vector[];

  it.each(vectors)("gives the answers of the documentation ($key)", (vector) => {
    expect(commitmentOf(vector.seed)).toBe(vector.commitment);
    const key = keyOf(vector.seed, vector.nonces);
    expect(hex(key)).toBe(vector.key);
    for (const [index, purpose, ways, way] of vector.draws) expect(drawAt(key, index, purpose, ways)).toBe(way);
  });

  it("refuses what is not a match file", () => {
    for (const text of ["", "{}", "hello", '{"veille":2}', '{"veille":1}\nhello']) expect(read(text), text).toBeNull();
  });
});

const DRAWS = [
  { purpose: "card", ways: 12 },
  { purpose: "card", ways: 11 },
  { purpose: "die", ways: 6 },
  { purpose: "die", ways: 6 },
];
const SEED = "2a".repeat(32);
const MINE = "01".repeat(32);
const THEIRS = "02".repeat(32);
const PLAYED: Played = {
  title: "toy",
  options: { master: false, rounds: 1, seats: 2 },
  n: 9,
  undone: 1,
  over: { result: "victory", reason: "lead", winners: [0], seed: SEED },
};
const COMMITMENT = commitmentOf(SEED);
const WITNESS: Witness = { table: "t", commitment: COMMITMENT, shares: [{ seat: 0, value: MINE, taken: true }] };

const example = () => block("text example").trimEnd().split("\n");

/** The file with its lines changed by a forger who knows the format: the chain is made anew over them. */
function forged(change: (lines: string[]) => string[]): string {
  const [header = "", ...rest] = change(example().map((line) => line.replace(/,"hash":"[0-9a-f]{64}"\}$/, "}")));
  let before = blake3(new TextEncoder().encode(header));
  const lines = rest.map((line, index) => {
    const body = line.replace(/^\{"n":\d+/, `{"n":${index + 1}`);
    before = blake3(Uint8Array.from([...before, ...new TextEncoder().encode(body)]));
    return `${body.slice(0, -1)},"hash":"${hex(before)}"}`;
  });
  return [header, ...lines].join("\n");
}

function facts(text: string): RecordFacts {
  const found = read(text);
  if (!found) throw new Error("not a match file");
  return found;
}

/** The same match as another seed and other shares would have thrown it. */
function thrown(seed: string, nonces: Nonce[]): string {
  const key = keyOf(seed, nonces);
  let draw = 0;
  return forged((lines) =>
    lines
      .filter((line) => !line.includes('"nonce"') || nonces.some(([, value]) => line.includes(value)))
      .map((line) => line.replaceAll(SEED, seed).replace(COMMITMENT, commitmentOf(seed)))
      .map((line) => line.replace(/"draw":\d+/, () => `"draw":${drawAt(key, draw, DRAWS[draw]?.purpose ?? "", DRAWS[draw++]?.ways ?? 1)}`)),
  );
}

describe("a match file", () => {
  const check = (text: string, played: Played | null = PLAYED, witness: Witness | null = WITNESS) => verify(facts(text), DRAWS, played, witness);
  const whole = example().join("\n");

  it("is proven to who saw the commitment before the match and finds the own share in it", () => {
    expect(check(whole)).toEqual({ finding: "proven", draws: 4, nonces: 2, shares: 1 });
    expect(forged((lines) => lines)).toBe(whole);
  });

  it("is proven with fewer words to who only watched the beginning", () => {
    expect(check(whole, PLAYED, { ...WITNESS, shares: [] })).toEqual({ finding: "proven", draws: 4, nonces: 2, shares: 0 });
    const unanswered = { ...WITNESS, shares: [{ seat: 1, value: MINE, taken: false }] };
    expect(check(whole, PLAYED, unanswered)).toMatchObject({ finding: "proven", shares: 0 });
  });

  it("only agrees with itself where this browser did not see the beginning", () => {
    expect(check(whole, PLAYED, null)).toEqual({ finding: "late", draws: 4, nonces: 2 });
    expect(check(whole, null, null)).toEqual({ finding: "late", draws: 4, nonces: 2 });
  });

  it("with another seed and its own commitment is not the one that was committed to", () => {
    const text = thrown("2b".repeat(32), [[0, MINE], [1, THEIRS]]);
    expect(check(text, null, null), "the forgery is a good one").toMatchObject({ finding: "late" });
    expect(check(text, null)).toEqual({ finding: "broken", why: "commitment", at: 0 });
    expect(check(text)).toMatchObject({ finding: "broken" });
  });

  it("with another seed under the old commitment is noticed", () => {
    const text = forged((lines) => lines.map((line) => line.replace(SEED, "2b".repeat(32))));
    expect(check(text, null)).toEqual({ finding: "broken", why: "seed", at: 0 });
    expect(check(text, null, null)).toEqual({ finding: "broken", why: "seed", at: 0 });
  });

  it("without the share of this browser, or with another in its place, is noticed", () => {
    const dropped = thrown(SEED, [[1, THEIRS]]);
    expect(check(dropped, PLAYED, null), "the forgery is a good one").toMatchObject({ finding: "late" });
    expect(check(dropped)).toEqual({ finding: "broken", why: "share", at: 1 });
    const swapped = forged((lines) => lines.map((line) => line.replace(MINE, "03".repeat(32))));
    expect(check(swapped)).toEqual({ finding: "broken", why: "share", at: 1 });
    const doubled = forged((lines) => lines.flatMap((line) => (line.includes(MINE) ? [line, line] : [line])));
    expect(check(doubled)).toEqual({ finding: "broken", why: "share", at: 1 });
  });

  it("with a changed die is noticed, even when its chain was made anew", () => {
    const text = forged((lines) => lines.map((line) => line.replace('{"n":5,"in":{"draw":4}', '{"n":5,"in":{"draw":5}')));
    expect(check(text)).toEqual({ finding: "broken", why: "draw", at: 3 });
  });

  it("with a broken chain says where", () => {
    const lines = example();
    const replaced = (at: number, line: string) => lines.map((old, index) => (index === at ? line : old));
    for (const [index, line] of lines.entries()) {
      if (index === 0) continue;
      const changed = replaced(index, line.replace('"n"', '"n" '));
      expect(check(changed.join("\n")), line).toEqual({ finding: "broken", why: "chain", at: index + 1 });
    }
    expect(check(replaced(0, lines[0]?.replace('"rounds":1', '"rounds":2') ?? "").join("\n"))).toEqual({ finding: "broken", why: "chain", at: 2 });
    expect(check(lines.filter((_, index) => index !== 4).join("\n"))).toEqual({ finding: "broken", why: "chain", at: 5 });
    expect(check(lines.map((line) => line.replace(/,"hash":"[0-9a-f]{64}"/, "")).join("\n"))).toEqual({ finding: "broken", why: "chain", at: 2 });
  });

  it("of another match is noticed, whatever this browser saw before", () => {
    const others: Partial<Played>[] = [
      { title: "other" },
      { options: { master: false, rounds: 2, seats: 2 } },
      { n: 8 },
      { undone: 0 },
      { over: { ...PLAYED.over, winners: [1] } },
      { over: { ...PLAYED.over, result: "defeat" } },
      { over: { ...PLAYED.over, seed: "00".repeat(32) } },
    ];
    for (const other of others) {
      expect(check(whole, { ...PLAYED, ...other }), JSON.stringify(other)).toEqual({ finding: "broken", why: "match", at: 0 });
      expect(check(whole, { ...PLAYED, ...other }, null), JSON.stringify(other)).toEqual({ finding: "broken", why: "match", at: 0 });
    }
  });

  it("with more or fewer draws than the match is noticed", () => {
    expect(verify(facts(whole), DRAWS.slice(1), PLAYED, WITNESS)).toEqual({ finding: "broken", why: "count", at: 0 });
  });

  it("that hides its seed after a commitment is noticed; one that never promised anything proves nothing", () => {
    const hidden = forged((lines) => lines.map((line) => line.replace(`"seed":"${SEED}",`, "")));
    expect(check(hidden, null)).toEqual({ finding: "broken", why: "seed", at: 0 });
    expect(check(hidden, null, null)).toEqual({ finding: "open" });
    const unpromised = forged((lines) => lines.map((line) => line.replace(/"chance":\{.*\}\}/, '"chance":null}')));
    expect(check(unpromised, null, null)).toEqual({ finding: "open" });
    expect(check(unpromised, null)).toEqual({ finding: "broken", why: "commitment", at: 0 });
  });
});

describe("bytes in letters", () => {
  it("go both ways", () => {
    expect(hex(unhex("00ff2a"))).toBe("00ff2a");
  });
});
