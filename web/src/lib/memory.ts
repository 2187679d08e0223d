/** The tables this browser sits at: which, and the keys of its seats. */
import type { Seat } from "./fluent";
import { storage as shelf, type Store } from "./storage";

export type Kept = {
  table: string;
  code: string;
  title: string;
  host: string | null;
  seats: { seat: Seat; token: string }[];
  names: string[];
  at: number;
  over: boolean;
};

const KEY = "veilleuse.tables";
const MOST = 24;

export function tables(storage: Store = shelf): Kept[] {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? "[]") as Kept[];
    return kept.filter((one) => typeof one.table === "string").sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export function recall(table: string, storage: Store = shelf): Kept | undefined {
  return tables(storage).find((one) => one.table === table);
}

export function keep(kept: Kept, storage: Store = shelf): void {
  const others = tables(storage).filter((one) => one.table !== kept.table);
  store([kept, ...others].slice(0, MOST), storage);
}

export function forget(table: string, storage: Store = shelf): void {
  store(
    tables(storage).filter((one) => one.table !== table),
    storage,
  );
}

function store(kept: Kept[], storage: Store): void {
  storage.setItem(KEY, JSON.stringify(kept));
}
