/** A table that a screen is about: what this browser holds of it, and the title's own part of the page. */
import { onDestroy } from "svelte";
import { entry } from "../titles";
import type { TitlePlug } from "../titles/plug";
import { recall } from "./memory";
import { keysOf, Session, type Keys } from "./session.svelte";
import { settings } from "./settings.svelte";
import { loadTexts } from "./texts.svelte";

/** The keys this browser keeps for a table; it may look on at any other. */
export function keptKeys(table: string): Keys {
  const kept = recall(table);
  return kept ? keysOf(kept) : { table, host: null, seats: [] };
}

export class Visit {
  readonly session: Session;
  /** The title's part, once it is loaded. */
  plug = $state.raw<TitlePlug | null>(null);

  constructor(keys: Keys) {
    this.session = new Session(keys);
  }

  get title(): string | null {
    return this.session.seen.welcome?.title ?? null;
  }
}

/** Opens a table for as long as the component is there that calls this while it is made. */
export function visit(keys: Keys): Visit {
  const made = new Visit(keys);
  onDestroy(() => {
    made.session.close();
  });
  $effect(() => {
    const { title } = made;
    if (!title) return;
    void loadTexts(settings.lang, title);
    void entry(title)
      ?.load()
      .then((loaded) => {
        made.plug = loaded;
      });
  });
  return made;
}
