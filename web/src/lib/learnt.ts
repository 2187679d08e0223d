/** Which lessons were finished in this browser. */
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
