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

/** Loads a title's texts and its part of the page once it is known which. To be called while a component is made. */
export function partOf(title: () => string | null) {
  let plug = $state.raw<TitlePlug | null>(null);
  $effect(() => {
    const named = title();
    if (!named) return;
    void loadTexts(settings.lang, named);
    void entry(named)
      ?.load()
      .then((loaded) => {
        plug = loaded;
      });
  });
  return {
    /** The title's part, once it is loaded. */
    get plug() {
      return plug;
    },
  };
}

/** Opens a table for as long as the component is there that calls this while it is made. */
export function visit(keys: Keys) {
  const session = new Session(keys);
  onDestroy(() => {
    session.close();
  });
  const part = partOf(() => session.title);
  return {
    session,
    get plug() {
      return part.plug;
    },
    get title() {
      return session.title;
    },
  };
}
