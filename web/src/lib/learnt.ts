/** Which lessons were finished in this browser, and the table of the one that is under way. */
import type { Created } from "../wire";
import { storage as shelf, type Store } from "./storage";

const KEY = "veilleuse.lessons";

function all(storage: Store): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function isLearnt(title: string, lesson: string, storage: Store = shelf): boolean {
  return all(storage).includes(`${title}/${lesson}`);
}

/** Whether any lesson of a title was finished. */
export function hasLearnt(title: string, storage: Store = shelf): boolean {
  return all(storage).some((one) => one.startsWith(`${title}/`));
}

export function learnt(title: string, lesson: string, storage: Store = shelf): void {
  if (!isLearnt(title, lesson, storage)) storage.setItem(KEY, JSON.stringify([...all(storage), `${title}/${lesson}`]));
}

const TABLE = "veilleuse.lesson";

type UnderWay = { lesson: string; created: Created };

/** Remembers the table a lesson is played at: whoever reloads the page goes on where they were. */
export function underWay(title: string, lesson: string, created: Created, storage: Store = shelf): void {
  storage.setItem(TABLE, JSON.stringify({ lesson: `${title}/${lesson}`, created } satisfies UnderWay));
}

/** The table of a lesson that was left in the middle. */
export function leftAt(title: string, lesson: string, storage: Store = shelf): Created | null {
  try {
    const kept = JSON.parse(storage.getItem(TABLE) ?? "null") as UnderWay | null;
    return kept?.lesson === `${title}/${lesson}` ? kept.created : null;
  } catch {
    return null;
  }
}

/** A lesson that is over begins anew when it is opened again. */
export function letGo(storage: Store = shelf): void {
  storage.setItem(TABLE, "null");
}
