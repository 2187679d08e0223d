/** What this browser prefers. Kept in its own storage, never sent anywhere. */
import type { Lang } from "./fluent";
import { storage } from "./storage";

export type Theme = "dark" | "light";
/** How fast what was told is played. */
export type Speed = "slow" | "normal" | "quick" | "once";
/** What is to be read waits for its reader, for a time, or not at all. */
export type Reading = "wait" | "timed" | "never";
export type Settings = {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  reading: Reading;
  sound: boolean;
  /** What happens at the table is heard. */
  sounds: boolean;
  notify: boolean;
  name: string;
  /** Lets reaction windows pass once the table has waited, whatever is at hand. */
  letBe: boolean;
  /** Reads questions aloud. */
  speak: boolean;
  /** Plays on this device, without the server, where that can be had. */
  device: boolean;
  /** More room between letters, words and lines. */
  spacing: boolean;
};

const KEY = "veilleuse.settings";

/** The theme of the device, for who comes for the first time. */
function themeHere(): Theme {
  return typeof matchMedia === "function" && matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

function initial(): Settings {
  const usual: Settings = {
    lang: navigator.language.startsWith("fr") ? "fr" : "en",
    theme: themeHere(),
    speed: "normal",
    reading: "wait",
    sound: false,
    sounds: false,
    notify: false,
    name: "",
    letBe: false,
    speak: false,
    device: false,
    spacing: false,
  };
  try {
    return { ...usual, ...(JSON.parse(storage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual;
  }
}

export const settings = $state(initial());

const MOTION: Record<Speed, string> = { slow: "normal", normal: "normal", quick: "fast", once: "off" };
const SHARE: Record<Speed, number> = { slow: 1.7, normal: 1, quick: 0.5, once: 0 };

/** Shows the settings on the page and keeps them; to be called inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = MOTION[settings.speed];
  root.dataset["spacing"] = settings.spacing ? "wide" : "usual";
  storage.setItem(KEY, JSON.stringify(settings));
}

/** How long a told thing stands, in milliseconds; 0 when everything is shown at once. */
export function tempo(usual: number): number {
  return usual * SHARE[settings.speed];
}

/** Whether this browser's person wants nothing to move. */
export function isStill(): boolean {
  return settings.speed === "once" || (typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

/** How long something moves, in milliseconds; 0 when nothing shall. */
export function pace(usual: number): number {
  return isStill() ? 0 : tempo(usual);
}
