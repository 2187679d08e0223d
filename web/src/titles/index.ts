import type { Component } from "svelte";
import BoogeymanCover from "./boogeyman/Cover.svelte";
import ClefCover from "./clef-des-mondes/Cover.svelte";
import NumevilleCover from "./numeville/Cover.svelte";
import StrangerCover from "./stranger-things/Cover.svelte";
import TerrorCover from "./terror-below/Cover.svelte";
import type { BankProps, Lore, TitlePlug } from "./plug";

type Entry = { Cover: Component; load: () => Promise<TitlePlug>; lore: () => Promise<Lore>; bank?: () => Promise<Component<BankProps>> };

/** The titles this client can draw. A cover is there at once, a board when somebody sits down, its lore when it is asked for. */
const TITLES: Record<string, Entry> = {
  "terror-below": { Cover: TerrorCover, load: async () => (await import("./terror-below")).plug, lore: async () => (await import("./terror-below/lore")).lore },
  "clef-des-mondes": { Cover: ClefCover, load: async () => (await import("./clef-des-mondes")).plug, lore: async () => (await import("./clef-des-mondes/lore")).lore },
  "stranger-things": { Cover: StrangerCover, load: async () => (await import("./stranger-things")).plug, lore: async () => (await import("./stranger-things/lore")).lore },
  boogeyman: { Cover: BoogeymanCover, load: async () => (await import("./boogeyman")).plug, lore: async () => (await import("./boogeyman/lore")).lore },
  numeville: {
    Cover: NumevilleCover,
    load: async () => (await import("./numeville")).plug,
    lore: async () => (await import("./numeville/lore")).lore,
    bank: async () => (await import("./numeville/Bank.svelte")).default,
  },
};

export function entry(title: string): Entry | undefined {
  return Object.hasOwn(TITLES, title) ? TITLES[title] : undefined;
}
