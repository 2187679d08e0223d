/**
 * Checks the chance of a finished match as docs/match-file.md describes: the hash chain of its file, the commitment
 * and the shares this browser saw before the first input, and every draw. The hashes are a library's: browsers offer
 * their own at secure addresses only.
 */
import { blake3 } from "@noble/hashes/blake3.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Outcome, Seat } from "../wire";
import { hex } from "./random";
import type { Witness } from "./witness";

export type Nonce = [seat: number, value: string];
export type Draw = { purpose: string; ways: number };
export type RecordFacts = {
  title: string;
  options: unknown;
  commitment: string | null;
  seed: string | null;
  nonces: Nonce[];
  /** The way of every draw in the order of the file, undone ones too. */
  ways: number[];
  /** How many inputs stand at the end, and how often the match went back. */
  standing: number;
  undone: number;
  outcome: Pick<Outcome, "result" | "reason" | "winners"> | null;
  /** The first line whose hash is not the one the chain gives, counted from 1. */
  brokenAt: number | null;
};

/** What this browser has seen of the match itself, beside its file. */
export type Played = { title: string; options: unknown; n: number; undone: number; over: Outcome };

const MASTER = 8;
const SCHEME = "draw/v1";
const HASH = /,"hash":"([0-9a-f]{64})"\}$/;

const bytes = (text: string) => new TextEncoder().encode(text);
const numbered = (seat: Seat) => (seat === "master" ? MASTER : seat);

export function unhex(text: string): Uint8Array {
  const found = new Uint8Array(text.length / 2);
  for (let i = 0; i < found.length; i++) found[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return found;
}

export function commitmentOf(seed: string): string {
  return hex(sha256(unhex(seed)));
}

export function keyOf(seed: string, nonces: Nonce[]): Uint8Array {
  const ordered = [...nonces].sort((a, b) => a[0] - b[0]);
  return hmac(sha256, unhex(seed), Uint8Array.from(ordered.flatMap(([seat, value]) => [seat, ...unhex(value)])));
}

/** Draw number `index`: a number below `ways`. */
export function drawAt(key: Uint8Array, index: number, purpose: string, ways: number): number {
  const head = bytes(SCHEME + purpose);
  const limit = 2n ** 64n - (2n ** 64n % BigInt(ways));
  for (let retry = 0; ; retry++) {
    const text = new Uint8Array(head.length + 12);
    text.set(head);
    const numbers = new DataView(text.buffer, head.length);
    numbers.setBigUint64(0, BigInt(index), true);
    numbers.setUint32(8, retry, true);
    const word = new DataView(hmac(sha256, key, text).buffer).getBigUint64(0, true);
    if (word < limit) return Number(word % BigInt(ways));
  }
}

type Header = { veille?: number; title: string; options: unknown; chance?: { commitment: string } | null };
type Entry = {
  in?: { draw?: number };
  undo?: number;
  nonce?: { seat: Seat; value: string };
  seed?: string;
  outcome?: RecordFacts["outcome"];
};

/** What a match file says about chance, and whether its lines hang together; null when it is not a match file. */
export function read(text: string): RecordFacts | null {
  try {
    return facts(text);
  } catch {
    return null;
  }
}

function facts(text: string): RecordFacts | null {
  const [first = "", ...rest] = text.trimEnd().split("\n");
  const header = JSON.parse(first) as Header;
  if (header.veille !== 1) return null;
  const { title, options } = header;
  const commitment = header.chance?.commitment ?? null;
  const found: RecordFacts = { title, options, commitment, seed: null, nonces: [], ways: [], standing: 0, undone: 0, outcome: null, brokenAt: null };
  let before = blake3(bytes(first));
  for (const [index, line] of rest.entries()) {
    const written = HASH.exec(line)?.[1];
    const body = bytes(`${line.replace(HASH, "")}}`);
    before = blake3.create().update(before).update(body).digest();
    if (written !== hex(before)) found.brokenAt ??= index + 2;
    take(found, JSON.parse(line) as Entry);
  }
  return found;
}

function take(facts: RecordFacts, entry: Entry): void {
  if (entry.in) facts.standing += 1;
  if (entry.in?.draw !== undefined) facts.ways.push(entry.in.draw);
  if (entry.undo !== undefined) {
    facts.standing = entry.undo;
    facts.undone += 1;
  }
  if (entry.nonce) facts.nonces.push([numbered(entry.nonce.seat), entry.nonce.value]);
  if (entry.seed) facts.seed = entry.seed;
  if (entry.outcome) facts.outcome = entry.outcome;
}

/** What does not fit: the texts have `web-verify-broken-<why>`; `at` is a line, a seat or a draw counted from 1. */
export type Why = "file" | "chain" | "match" | "commitment" | "seed" | "share" | "count" | "draw";

export type Finding =
  /** The commitment this browser saw before the first input was kept; `shares` of its own are in the file. */
  | { finding: "proven"; draws: number; nonces: number; shares: number }
  /** The file agrees with itself, but this browser did not see the beginning. */
  | { finding: "late"; draws: number; nonces: number }
  /** The file does not let anybody check its chance. */
  | { finding: "open" }
  | { finding: "broken"; why: Why; at: number };

/** Equal whatever the order of fields. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return a === b;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return Array.isArray(a) === Array.isArray(b) && [...keys].every((key) => same(left[key], right[key]));
}

function isOf(facts: RecordFacts, played: Played): boolean {
  const { result, reason, winners, seed } = played.over;
  return (
    facts.title === played.title &&
    same(facts.options, played.options) &&
    facts.standing === played.n &&
    facts.undone === played.undone &&
    facts.seed === seed &&
    same(facts.outcome, { result, reason, winners })
  );
}

/**
 * Whether the file is the one of this match, was not changed, and every draw is what seed and shares make of it.
 * `draws` names the purpose and the ways of each draw; `played` is what this browser has seen of the match, if it is
 * not looking at a mere file; `witness` is what it saw before the first input, if it was there.
 */
export function verify(facts: RecordFacts, draws: Draw[], played: Played | null, witness: Witness | null): Finding {
  const broken = (why: Why, at = 0): Finding => ({ finding: "broken", why, at });
  if (facts.brokenAt !== null) return broken("chain", facts.brokenAt);
  if (played && !isOf(facts, played)) return broken("match");
  if (witness && facts.commitment !== witness.commitment) return broken("commitment");
  if (!facts.seed || !facts.commitment) return witness ? broken("seed") : { finding: "open" };
  if (commitmentOf(facts.seed) !== facts.commitment) return broken("seed");
  const mine = witness?.shares.filter((share) => share.taken) ?? [];
  const dropped = mine.find(({ seat, value }) => !same(facts.nonces.filter(([other]) => other === numbered(seat)), [[numbered(seat), value]]));
  if (dropped) return broken("share", numbered(dropped.seat) + 1);
  if (draws.length !== facts.ways.length) return broken("count");
  const key = keyOf(facts.seed, facts.nonces);
  const wrong = draws.findIndex(({ purpose, ways }, index) => drawAt(key, index, purpose, ways) !== facts.ways[index]);
  if (wrong >= 0) return broken("draw", wrong + 1);
  const found = { draws: draws.length, nonces: facts.nonces.length };
  return witness ? { finding: "proven", ...found, shares: mine.length } : { finding: "late", ...found };
}
