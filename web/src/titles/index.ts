import type { Component } from "svelte";
import BoogeymanCover from "./boogeyman/Cover.svelte";
import NumevilleCover from "./numeville/Cover.svelte";
import TerrorCover from "./terror-below/Cover.svelte";
import type { TitlePlug } from "./plug";

type Entry = { Cover: Component; load: () => Promise<TitlePlug> };

/** The titles this client can draw. A cover is there at once, a board when somebody sits down. */
const TITLES: Record<string, Entry> = {
  "terror-below": { Cover: TerrorCover, load: async () => (await import("./terror-below")).plug },
  boogeyman: { Cover: BoogeymanCover, load: async () => (await import("./boogeyman")).plug },
  numeville: { Cover: NumevilleCover, load: async () => (await import("./numeville")).plug },
};

export function entry(title: string): Entry | undefined {
  return TITLES[title];
}
