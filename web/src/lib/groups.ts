/** Options that read alike stand together: what they begin with is said once. */

/** Something to choose, with the sentence it reads as. */
export type Worded = { text: string };
export type Group<T extends Worded> = { lead: string; members: { one: T; rest: string }[] };

/** Fewer than these are read as they are. */
const MANY = 5;
const ALIKE = 3;

/** The words all of them begin with; the last word of a sentence is never one of them. */
function lead(texts: string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(" "));
  const ends = [first, ...others].map((words) => words.length - 1);
  let length = 0;
  while (length < Math.min(...ends) && others.every((words) => words[length] === first[length])) length += 1;
  return first.slice(0, length).join(" ");
}

/** Neighbours of one kind, as long as they begin alike; everything else stands alone, in the order it came. */
export function grouped<T extends Worded>(all: T[], kindOf: (one: T) => string): Group<T>[] {
  const groups: Group<T>[] = [];
  let at = 0;
  while (at < all.length) {
    const rest = all.slice(at);
    const kinds = rest.map(kindOf);
    let length = 1;
    while (length < rest.length && kinds[length] === kinds[0] && lead(rest.slice(0, length + 1).map(({ text }) => text)) !== "") length += 1;
    const members = rest.slice(0, length);
    const said = all.length >= MANY && length >= ALIKE ? lead(members.map(({ text }) => text)) : "";
    if (said) groups.push({ lead: said, members: members.map((one) => ({ one, rest: one.text.slice(said.length + 1) })) });
    else groups.push(...members.map((one) => ({ lead: "", members: [{ one, rest: one.text }] })));
    at += length;
  }
  return groups;
}
