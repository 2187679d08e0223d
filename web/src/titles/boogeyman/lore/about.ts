/** What the things of the Spencer house are. */
import { capital } from "../../../lib/capital";
import type { Names } from "../../../lib/fluent";
import { has, t } from "../../../lib/texts.svelte";
import type { About } from "../../plug";
import { deckOf, tokenName } from "../names";
import type { Deck, View } from "../types";

const DECK_RULES: Record<Deck, string> = {
  search: "BO-FREE-02", light: "BO-CARD-01", dark: "BO-CARD-02", boogeyman: "BO-CARD-04", babysitter: "BO-CARD-05", nightmare: "BO-CARD-06",
  trouble: "BO-CARD-07", event: "BO-CARD-08", objective: "BO-CARD-09",
};

function space(view: View, id: string): About | null {
  const one = view.spaces.find((other) => other.space === id);
  if (!one) return null;
  const facts: string[] = [];
  const sign = (name: string) => facts.push(`${t(`sign-${name}`)}${t("web-colon")}${t(`sign-${name}.text`)}`);
  if (one.sealed) facts.push(t("web-sealed"));
  if (one.padlock) sign("padlock");
  if (one.bulb) sign(one.bulb);
  if (one.number !== null) facts.push(t("web-pile", { count: one.tokens }));
  for (const token of [...one.known, ...one.buried]) if (token) facts.push(t(tokenName(token)));
  if (one.trapdoor) sign("trapdoor");
  if (one.final_room) facts.push(t("web-final-room"));
  if (one.babysitter) sign("sitter");
  if (one.boogeyman) sign("shade");
  const kids = [...one.children, ...one.fainted];
  if (kids.length > 0) facts.push(t("web-here", { who: kids.map((kid) => t(`child-${kid}`)).join(", ") }));
  const rule = one.sealed ? "BO-HOUSE-04" : one.padlock ? "BO-LOCK-01" : one.bulb ? "BO-SWITCH-02" : one.tokens > 0 ? "BO-SEARCH-01" : one.number === null ? "BO-HOUSE-02" : "BO-MOVE-01";
  return { name: t(`room-${id}`), text: "", facts: facts.map(capital), rule };
}

function child(view: View, id: string, names: Names): About | null {
  const one = view.children.find(({ figure }) => figure === id);
  if (!has(`child-${id}`)) return null;
  const facts = [t(`child-${id}.attitude`)];
  if (one) facts.push(`${t(`mind-${one.mind}`)} · ${t("web-candies", { count: one.candies, most: one.candy_cap })} · ${names(one.seat)}`);
  return { name: t(`child-${id}`), text: `${t(`child-${id}.aptitude`)}${t("web-colon")}${t(`child-${id}.text`)}`, facts, rule: "BO-STATE-08" };
}

export function about(thing: string, raw: unknown, names: Names): About | null {
  const view = raw as View;
  const [kind, id = kind] = thing.split(":") as [string, string?];
  switch (kind) {
    case "space":
      return space(view, id);
    case "child":
      return child(view, id, names);
    case "card":
      return has(`card-${id}`) ? { name: t(`card-${id}`), text: t(`card-${id}.text`), facts: [t(`deck-${deckOf(id)}`)], rule: DECK_RULES[deckOf(id)] } : null;
    case "passage": {
      const door = view.passages.find(({ passage }) => passage === id);
      if (!door) return null;
      const facts = [door.joins.map((end) => t(`room-${end}`)).join(" – ")];
      return { name: t("web-passage", { passage: id }), text: t("sign-door.text"), facts, rule: door.attic ? "BO-ATTIC-01" : "BO-HOUSE-03" };
    }
    case "floor":
      return { name: capital(t(`floor-${id}`)), text: "", facts: [], rule: "BO-HOUSE-01" };
    case "sitter":
      return { name: t("sign-sitter"), text: t("sign-sitter.text"), facts: [], rule: "BO-SITTER-01" };
    case "shade":
    case "lurks":
      return { name: t("sign-shade"), text: t("sign-shade.text"), facts: [], rule: "BO-BOOG-02" };
    case "die":
      return { name: t("web-die-name"), text: t("sign-candy.text"), facts: [], rule: "BO-CANDY-01" };
    case "book":
      return { name: t("guide-special-3"), text: t("guide-special-3.text"), facts: [], rule: "BO-BOOK-01" };
    default:
      return child(view, kind, names);
  }
}
