/** What a page about a title is made of: its texts, its signs, and the modes it is played in. */
import { entry } from "../titles";
import { modesOf } from "./modes";
import { settings } from "./settings.svelte";
import { loadTexts } from "./texts.svelte";

/** To be called while a component is made; `title` is looked at again whenever it changes. */
export function aboutTitle(title: () => string) {
  let loaded = $state("");
  $effect(() => {
    const wanted = title();
    void loadTexts(settings.lang, wanted).then(() => {
      loaded = wanted;
    });
  });
  const parts = $derived(Promise.all([entry(title())?.lore(), modesOf(title())]));
  return {
    /** Whether its texts are here. */
    get ready() {
      return loaded === title();
    },
    /** Its signs and its modes. */
    get parts() {
      return parts;
    },
  };
}
