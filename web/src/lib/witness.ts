/**
 * What this browser saw of a table before its first input: the commitment to the seed, and the shares in chance it
 * gave itself. Only this can tell a true file from one that was made to fit afterwards.
 */
import type { Seat } from "../wire";
import { randomHex } from "./random";
import { storage as shelf, type Store } from "./storage";

export type Share = { seat: Seat; value: string; /** Whether the server said that it has it. */ taken: boolean };
export type Witness = { table: string; commitment: string; shares: Share[] };

const KEY = "veilleuse.witness";
const MOST = 48;

function all(storage: Store): Witness[] {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? "[]") as Witness[];
    return kept.filter((one) => typeof one.commitment === "string" && Array.isArray(one.shares));
  } catch {
    return [];
  }
}

function put(witness: Witness, storage: Store): void {
  const others = all(storage).filter((one) => one.table !== witness.table);
  storage.setItem(KEY, JSON.stringify([witness, ...others].slice(0, MOST)));
}

export function witnessOf(table: string, storage: Store = shelf): Witness | null {
  return all(storage).find((one) => one.table === table) ?? null;
}

/** The commitment as it is shown before the match. The first one counts, whatever is shown later. */
export function sawCommitment(table: string, commitment: string, storage: Store = shelf): void {
  if (!witnessOf(table, storage)) put({ table, commitment, shares: [] }, storage);
}

/** This browser's share for a seat: made once, the same whenever it is sent. */
export function shareOf(table: string, seat: Seat, storage: Store = shelf): string | null {
  const witness = witnessOf(table, storage);
  if (!witness) return null;
  const known = witness.shares.find((share) => share.seat === seat);
  if (known) return known.value;
  const share: Share = { seat, value: randomHex(32), taken: false };
  put({ ...witness, shares: [...witness.shares, share] }, storage);
  return share.value;
}

/** The server has taken the share of this seat: from now on no true file is without it. */
export function shareTaken(table: string, seat: Seat, storage: Store = shelf): void {
  const witness = witnessOf(table, storage);
  if (!witness) return;
  put({ ...witness, shares: witness.shares.map((share) => (share.seat === seat ? { ...share, taken: true } : share)) }, storage);
}

/** A chair was freed before the match began: no file needs to hold the share it gave. */
export function shareLost(table: string, seat: Seat, storage: Store = shelf): void {
  const witness = witnessOf(table, storage);
  if (witness) put({ ...witness, shares: witness.shares.filter((share) => share.seat !== seat) }, storage);
}
