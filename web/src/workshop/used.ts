/** Which questions a class has had already. Kept in this browser alone, by the name the teacher gives the class. */
import { storage as shelf, type Store } from "../lib/storage";

const KEY = "veilleuse.classes";
const MOST = 40;

type Classes = Record<string, string[]>;

const plain = (name: string) => name.trim().toLowerCase();

function classes(storage: Store): Classes {
  try {
    return JSON.parse(storage.getItem(KEY) ?? "{}") as Classes;
  } catch {
    return {};
  }
}

export function usedWith(name: string, storage: Store = shelf): Set<string> {
  return new Set(Object.hasOwn(classes(storage), plain(name)) ? classes(storage)[plain(name)] : []);
}

/** Remembers what a class without a name had as well: nothing. */
export function markUsed(name: string, questions: string[], storage: Store = shelf): void {
  if (!plain(name) || questions.length === 0) return;
  const { [plain(name)]: before = [], ...others } = classes(storage);
  const kept = Object.entries(others).slice(-MOST + 1);
  storage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [plain(name), [...new Set([...before, ...questions])]]])));
}

export function knownClasses(storage: Store = shelf): string[] {
  return Object.keys(classes(storage)).reverse();
}

export function forgetClass(name: string, storage: Store = shelf): void {
  storage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(classes(storage)).filter(([one]) => one !== plain(name)))));
}
