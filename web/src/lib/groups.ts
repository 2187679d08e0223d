/** Options that read alike stand together: what they begin with is said once. */

/** Something to choose, with the sentence it reads as. */
export type Worded = { text: string };
export type Group<T extends Worded> = { lead: string; members: { one: T; rest: string }[] };

/** Fewer than these are read as they are. */
const MANY = 5;
const ALIKE = 3;

/** With how many of the same words both begin; the last word of a sentence is never one of them. */
function alike(one: string[], other: string[]): number {
  const most = Math.min(one.length, other.length) - 1;
  let count = 0;
  while (count < most && one[count] === other[count]) count += 1;
  return count;
}

/** Neighbours of one kind, as long as they begin alike; everything else stands alone, in the order it came. */
export function grouped<T extends Worded>(all: T[], kindOf: (one: T) => string): Group<T>[] {
  const groups: Group<T>[] = [];
  const kinds = all.map(kindOf);
  const words = all.map(({ text }) => text.split(" "));
  let at = 0;
  while (at < all.length) {
    const first = words[at] ?? [];
    let common = first.length - 1;
    let end = at + 1;
    for (; end < all.length && kinds[end] === kinds[at]; end += 1) {
      const both = Math.min(common, alike(first, words[end] ?? []));
      if (both === 0) break;
      common = both;
    }
    const members = all.slice(at, end);
    const said = all.length >= MANY && members.length >= ALIKE ? first.slice(0, common).join(" ") : "";
    if (said) groups.push({ lead: said, members: members.map((one) => ({ one, rest: one.text.slice(said.length + 1) })) });
    else groups.push(...members.map((one) => ({ lead: "", members: [{ one, rest: one.text }] })));
    at = end;
  }
  return groups;
}
