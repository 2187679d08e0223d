/** What this browser prefers. Kept in its own storage, never sent anywhere. */
import type { Lang } from "./fluent";
import { storage } from "./storage";

export type Theme = "dark" | "light";
export type Motion = "off" | "fast" | "normal";
export type Settings = {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  notify: boolean;
  name: string;
  /** Lets reaction windows pass once the table has waited, whatever is at hand. */
  letBe: boolean;
  /** Reads questions aloud. */
  speak: boolean;
  /** More room between letters, words and lines. */
  spacing: boolean;
};

const KEY = "veilleuse.settings";

function initial(): Settings {
  const usual: Settings = {
    lang: navigator.language.startsWith("fr") ? "fr" : "en",
    theme: "dark",
    motion: "normal",
    sound: false,
    notify: false,
    name: "",
    letBe: false,
    speak: false,
    spacing: false,
  };
  try {
    return { ...usual, ...(JSON.parse(storage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual;
  }
}

export const settings = $state(initial());

/** Shows the settings on the page and keeps them; to be called inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion;
  root.dataset["spacing"] = settings.spacing ? "wide" : "usual";
  storage.setItem(KEY, JSON.stringify(settings));
}

/** How long a told thing is shown, in milliseconds; 0 when motion is off or unwanted. */
export function pace(usual: number): number {
  if (settings.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.motion === "fast" ? usual / 2 : usual;
}
