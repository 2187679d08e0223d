/** The rule book of a title, loaded once. */
import type { RuleInfo, Rules } from "../wire";
import { api } from "./api";
import type { Lang } from "./fluent";

const books = new Map<string, Promise<Rules>>();

export function ruleBook(title: string): Promise<Rules> {
  const known = books.get(title) ?? api.rules(title);
  books.set(title, known);
  known.catch(() => books.delete(title));
  return known;
}

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** The rules that hold every word of the search, accents and case apart. */
export function search(rules: RuleInfo[], words: string, lang: Lang): RuleInfo[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = fold(`${rule.id} ${rule[lang]}`);
    return wanted.every((word) => text.includes(word));
  });
}
