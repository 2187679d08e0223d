/** The workshops this browser leads, and those it has joined as a phone: what opens them, and nothing about anybody else. */
import { storage as shelf, type Store } from "../lib/storage";

/** A workshop led from here. */
export type Led = { table: string; code: string; name: string; desk: string; host: string; projector: string | null; at: number };
/** A phone of this browser. */
export type Carried = { table: string; token: string; name: string; at: number };

const LED = "veilleuse.workshops";
const CARRIED = "veilleuse.phones";
/** Tables whose hosts may read the bank, by the pack they use. */
const READERS = "veilleuse.readers";
const MOST = 12;

function all<T extends { table: string; at: number }>(key: string, storage: Store): T[] {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? "[]") as T[];
    return kept.filter((one) => typeof one.table === "string").sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

function put<T extends { table: string; at: number }>(key: string, one: T, storage: Store): void {
  const others = all<T>(key, storage).filter(({ table }) => table !== one.table);
  storage.setItem(key, JSON.stringify([one, ...others].slice(0, MOST)));
}

function drop(key: string, table: string, storage: Store): void {
  storage.setItem(key, JSON.stringify(all(key, storage).filter((one) => one.table !== table)));
}

export const ledHere = (storage: Store = shelf): Led[] => all<Led>(LED, storage);
export const led = (table: string, storage: Store = shelf): Led | undefined => ledHere(storage).find((one) => one.table === table);
export const keepLed = (one: Led, storage: Store = shelf): void => { put(LED, one, storage); };
export const forgetLed = (table: string, storage: Store = shelf): void => { drop(LED, table, storage); };

export const carried = (table: string, storage: Store = shelf): Carried | undefined => all<Carried>(CARRIED, storage).find((one) => one.table === table);
export const keepCarried = (one: Carried, storage: Store = shelf): void => { put(CARRIED, one, storage); };
export const forgetCarried = (table: string, storage: Store = shelf): void => { drop(CARRIED, table, storage); };

export type Reader = { table: string; token: string };

export function reader(pack: string, storage: Store = shelf): Reader | undefined {
  try {
    const kept = JSON.parse(storage.getItem(READERS) ?? "{}") as Record<string, Reader>;
    return Object.hasOwn(kept, pack) ? kept[pack] : undefined;
  } catch {
    return undefined;
  }
}

export function keepReader(pack: string, one: Reader, storage: Store = shelf): void {
  storage.setItem(READERS, JSON.stringify({ [pack]: one }));
}

export function forgetReaders(storage: Store = shelf): void {
  storage.setItem(READERS, "{}");
}

/** The key in the desk's own link: the chair's token and the host's. */
export const deskKey = ({ desk, host }: Pick<Led, "desk" | "host">): string => `${desk}.${host}`;

export function readDeskKey(key: string): { desk: string; host: string } | null {
  const [desk, host, more] = key.split(".");
  return desk && host && more === undefined ? { desk, host } : null;
}
