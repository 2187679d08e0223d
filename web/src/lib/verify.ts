/** Checks the dice of a finished match with WebCrypto, as docs/match-file.md describes. */

export type Nonce = [seat: number, value: string];
export type RecordFacts = {
  commitment: string | null;
  seed: string | null;
  nonces: Nonce[];
  /** The way of every draw in the order of the file, undone ones too. */
  ways: number[];
};

const MASTER = 8;
const SCHEME = "draw/v1";

export function unhex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function hmac(key: Uint8Array<ArrayBuffer>, text: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, text));
}

export async function commitmentOf(seed: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", unhex(seed))));
}

export async function keyOf(seed: string, nonces: Nonce[]): Promise<Uint8Array<ArrayBuffer>> {
  const ordered = [...nonces].sort((a, b) => a[0] - b[0]);
  const bytes = ordered.flatMap(([seat, value]) => [seat, ...unhex(value)]);
  return hmac(unhex(seed), Uint8Array.from(bytes));
}

/** Draw number `index`: a number below `ways`. */
export async function drawAt(
  key: Uint8Array<ArrayBuffer>,
  index: number,
  purpose: string,
  ways: number,
): Promise<number> {
  const head = new TextEncoder().encode(SCHEME + purpose);
  const limit = 2n ** 64n - (2n ** 64n % BigInt(ways));
  for (let retry = 0; ; retry++) {
    const text = new Uint8Array(head.length + 12);
    text.set(head);
    const numbers = new DataView(text.buffer, head.length);
    numbers.setBigUint64(0, BigInt(index), true);
    numbers.setUint32(8, retry, true);
    const word = new DataView((await hmac(key, text)).buffer).getBigUint64(0, true);
    if (word < limit) return Number(word % BigInt(ways));
  }
}

type Entry = {
  in?: { draw?: number };
  nonce?: { seat: number | "master"; value: string };
  seed?: string;
};

/** What a match file says about chance. Throws when it is not a match file. */
export function readRecord(text: string): RecordFacts {
  const [first, ...rest] = text.trimEnd().split("\n");
  const header = JSON.parse(first ?? "") as { veille?: number; chance?: { commitment: string } | null };
  if (header.veille !== 1) throw new Error("not a match file");
  const facts: RecordFacts = { commitment: header.chance?.commitment ?? null, seed: null, nonces: [], ways: [] };
  for (const line of rest) {
    const entry = JSON.parse(line) as Entry;
    if (entry.in?.draw !== undefined) facts.ways.push(entry.in.draw);
    if (entry.nonce) {
      const seat = entry.nonce.seat === "master" ? MASTER : entry.nonce.seat;
      facts.nonces.push([seat, entry.nonce.value]);
    }
    if (entry.seed) facts.seed = entry.seed;
  }
  return facts;
}

export type Finding =
  | { finding: "proven"; draws: number; nonces: number }
  | { finding: "open" }
  | { finding: "broken"; draw: number };

/**
 * Compares the seed with its commitment and every draw with the seed. `draws` names the purpose and the ways of
 * each draw.
 */
export async function verify(facts: RecordFacts, draws: { purpose: string; ways: number }[]): Promise<Finding> {
  if (!facts.seed || !facts.commitment) return { finding: "open" };
  if ((await commitmentOf(facts.seed)) !== facts.commitment) return { finding: "broken", draw: -1 };
  if (draws.length !== facts.ways.length) return { finding: "broken", draw: Math.min(draws.length, facts.ways.length) };
  const key = await keyOf(facts.seed, facts.nonces);
  for (const [index, { purpose, ways }] of draws.entries()) {
    if ((await drawAt(key, index, purpose, ways)) !== facts.ways[index]) return { finding: "broken", draw: index };
  }
  return { finding: "proven", draws: facts.ways.length, nonces: facts.nonces.length };
}
