/**
 * What this browser keeps. Some keep nothing: private windows and strict settings refuse, and a full store throws.
 * Then everything still holds for this visit.
 */
export type Store = { getItem(key: string): string | null; setItem(key: string, value: string): void };

/** A store that never throws: what the real one does not take stays here for as long as the page is open. */
export class Shelf implements Store {
  #real: () => Store;
  #visit = new Map<string, string>();

  constructor(real: () => Store) {
    this.#real = real;
  }

  getItem(key: string): string | null {
    const here = this.#visit.get(key);
    if (here !== undefined) return here;
    try {
      return this.#real().getItem(key);
    } catch {
      return null;
    }
  }

  setItem(key: string, value: string): void {
    try {
      this.#real().setItem(key, value);
      this.#visit.delete(key);
    } catch {
      this.#visit.set(key, value);
    }
  }

  /** Whether something is lost when the page is closed. */
  get forgetful(): boolean {
    return this.#visit.size > 0;
  }
}

export const storage = new Shelf(() => localStorage);

/** Asks the browser not to forget what was kept. Not every browser can be asked. */
export function askToStay(): void {
  const { storage: keeper } = navigator as { storage?: StorageManager };
  keeper?.persist().catch(() => undefined);
}
