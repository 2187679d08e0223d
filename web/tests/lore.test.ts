import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Texts, type Lang } from "../src/lib/fluent";

/** What the page says about things comes from the packs: nothing it names may be missing there. */
const root = join(import.meta.dirname, "..", "..");
const TITLES = ["numeville", "clef-des-mondes", "terror-below", "stranger-things", "boogeyman"];
const read = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(join(root, folder, name), "utf8"));
const texts = (title: string, lang: Lang) => new Texts(lang, [...read(`packs/${title}/${lang}`), ...read(`texts/${lang}`)]);
const source = (title: string, name: string) => readFileSync(join(root, "web", "src", "titles", title, "lore", name), "utf8");
const strings = (text: string) => [...text.matchAll(/"([^"\n]+)"/g)].map(([, one]) => one ?? "");

describe.each(TITLES)("the lore of %s", (title) => {
  const index = source(title, "index.ts");
  const rules = readFileSync(join(root, "packs", title, "rules.toml"), "utf8");
  const listed = strings(/signs: [^\n]*/.exec(index)?.[0] ?? "").concat(strings(/const ALWAYS = [^\n]*/.exec(index)?.[0] ?? ""));
  const signs = listed.filter((one) => /^[a-z_]+$/.test(one) && one !== "workshop" && one !== "advanced");
  const ids = [...new Set(`${index}${source(title, "about.ts")}`.match(/\b[A-Z]{2}-[A-Z0-9]+-\d\d\b/g))];

  it.each(["fr", "en"] as const)("explains each sign in words, once (%s)", (lang) => {
    const known = texts(title, lang);
    expect(signs.length).toBeGreaterThan(9);
    const said = signs.map((sign) => known.say(`sign-${sign}.text`));
    expect(said.filter((text) => text.startsWith("sign-"))).toEqual([]);
    expect(new Set(said).size).toBe(new Set(signs).size);
  });

  it("leads to rules that there are", () => {
    expect(ids.length).toBeGreaterThan(9);
    expect(ids.filter((id) => !rules.includes(`"${id}"`))).toEqual([]);
  });

  it.each(["fr", "en"] as const)("has a guide: an aim, a turn, what is special, an end (%s)", (lang) => {
    const known = texts(title, lang);
    const wanted = ["win", "lose", "goal", "turn-1", "turn-2", "turn-3", "special-1", "special-2", "end"].map((id) => `guide-${id}`);
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
    const pictures = strings(/pictures: \{[^}]*\}/s.exec(index)?.[0] ?? "");
    expect(pictures.filter((id) => /^(turn|special)-\d$/.test(id) && !known.has(`guide-${id}`))).toEqual([]);
  });
});
