/** How small words join the name that follows, as in `veilleuse-pack/src/texts/joining.rs`: both are held to its table. */

const VOWEL = /^[aàâäeéèêëiîïoôöuùûüœæ]/;
/** Before an h it is a matter of the word; these are the ones that names begin with. */
const SILENT = /^(?:hy|hél|hip|hon|hor|hôp)/;

function beginsWithAVowel(name: string): boolean {
  const small = name.toLowerCase();
  if (/^onze(?: |$)/.test(small)) return false;
  return VOWEL.test(small) || SILENT.test(small) || /^y[^aàâäeéèêëiîïoôöuùûüœæ]/.test(small);
}

/** One word for the small word and the article that begins a name. */
function contracted(name: string, one: string, many: string): string | null {
  const article = /^(le|les) (.*)$/s.exec(name);
  return article ? `${article[1] === "le" ? one : many} ${article[2] ?? ""}` : null;
}

const elided = (name: string, whole: string, short: string) => (beginsWithAVowel(name) ? `${short}${name}` : `${whole} ${name}`);

export const JOININGS: Record<string, (name: string) => string> = {
  DE: (name) => contracted(name, "du", "des") ?? elided(name, "de", "d’"),
  A: (name) => contracted(name, "au", "aux") ?? `à ${name}`,
  QUE: (name) => elided(name, "que", "qu’"),
};
