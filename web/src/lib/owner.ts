/** The key of the server's owner, where somebody has entered it here. It opens the bank for a desk on another machine. */
import { storage as shelf, type Store } from "./storage";

const KEY = "veilleuse.owner";

/** The key itself, from a link that holds it or as it was typed. */
export function keepOwnerKey(typed: string, storage: Store = shelf): void {
  storage.setItem(KEY, typed.trim().split("/").at(-1) ?? "");
}

export function ownerKey(storage: Store = shelf): string | null {
  return storage.getItem(KEY) || null;
}
