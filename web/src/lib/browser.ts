/** What only this browser knows: by it the server tells whose journal and whose chair something is. Never shown. */
import { storage } from "./storage";

const KEY = "veilleuse.browser";
const BYTES = 32;

export function browserId(): string {
  const known = storage.getItem(KEY);
  if (known && /^[\w-]{43}$/.test(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const made = btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  storage.setItem(KEY, made);
  return made;
}
