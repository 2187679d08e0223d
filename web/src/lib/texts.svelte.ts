/** The words on the page, in the language of the settings; switching the language changes them live. */
import type { FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { Texts, typeset, type Both, type Lang, type Line, type Names } from "./fluent";
import { settings } from "./settings.svelte";

const sources = new Map<string, Promise<string>>();
const loaded = $state<{ texts: Texts | null }>({ texts: null });
let current: string | null = null;
let latest = 0;
/** What the texts on the page were made of: made again only where something else is wanted. */
let made: string[] = [];

function source(name: string, fetch: () => Promise<string>): Promise<string> {
  const known = sources.get(name) ?? fetch();
  sources.set(name, known);
  known.catch(() => sources.delete(name));
  return known;
}

/** Loads the house's texts and those of the title, or of the title looked at last. The last call wins. */
export async function loadTexts(lang: Lang, named: string | null): Promise<void> {
  const turn = ++latest;
  const title = named ?? current;
  current = title;
  const wanted = [source(`house/${lang}`, () => api.houseTexts(lang))];
  if (title) wanted.push(source(`${title}/${lang}`, () => api.texts(title, lang)));
  let found: string[];
  try {
    found = await Promise.all(wanted);
  } catch (error) {
    // A title without texts must not stand in the way of the house's own.
    if (named && current === named) current = null;
    throw error;
  }
  if (turn !== latest || (loaded.texts?.lang === lang && found.length === made.length && found.every((one, index) => one === made[index]))) return;
  loaded.texts = new Texts(lang, found);
  made = found;
}

export function ready(): boolean {
  return loaded.texts !== null;
}

/** All words of the language and the title, once they are there: another object when they are other words. */
export function words(): Texts | null {
  return loaded.texts;
}

/** A message of the house or of the title. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  return loaded.texts?.say(id, args) ?? "";
}

export function has(id: string): boolean {
  return loaded.texts?.has(id) ?? false;
}

export function sentence(line: Line, names: Names): string {
  return loaded.texts?.line(line, names) ?? "";
}

export function both(text: Both): string {
  return loaded.texts?.both(text) ?? typeset(text[settings.lang], settings.lang);
}

/** A failure in words a person can act upon. */
export function explain(failure: unknown): string {
  return failureText(failure instanceof Error && "code" in failure ? String(failure.code) : "unknown");
}

/** The same, by the code of the wire. */
export function failureText(code: string): string {
  const id = `error-${code.replaceAll("_", "-")}`;
  return has(id) ? t(id) : t("error-unknown");
}
