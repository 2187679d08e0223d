/** The packs somebody has brought to this server: it lists only its own, and who has a digest uses it. */
import { storage as shelf, type Store } from "./storage";

export type OwnPack = { title: string; digest: string; name: string; own: number; at: number };

const KEY = "veilleuse.packs";
const MOST = 20;

function all(storage: Store): OwnPack[] {
  try {
    return (JSON.parse(storage.getItem(KEY) ?? "[]") as OwnPack[]).filter((one) => typeof one.digest === "string");
  } catch {
    return [];
  }
}

export function ownPacks(title: string, storage: Store = shelf): OwnPack[] {
  return all(storage).filter((one) => one.title === title);
}

export function keepPack(pack: OwnPack, storage: Store = shelf): void {
  const others = all(storage).filter((one) => one.digest !== pack.digest || one.title !== pack.title);
  storage.setItem(KEY, JSON.stringify([pack, ...others].slice(0, MOST)));
}

export function forgetPack(title: string, digest: string, storage: Store = shelf): void {
  storage.setItem(KEY, JSON.stringify(all(storage).filter((one) => one.digest !== digest || one.title !== title)));
}
