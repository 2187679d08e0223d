import type { Seat } from "../../lib/fluent";
import { t } from "../../lib/texts.svelte";
import type { Aim } from "../plug";
import type { Key, View } from "./types";

/** What is missing of a payment, each key once for each time it is missing. */
function missing(needed: Key[], held: Key[]): Key[] {
  const left = [...held];
  return needed.filter((key) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function goalOf(view: View, seat: Seat | null): Aim[] {
  const mine = view.seats.find((one) => one.seat === seat);
  if (!mine?.character || view.round === 0 || view.outcome) return [];
  const held = [...mine.hand.flatMap((card) => (card.key ? [card.key] : [])), ...(mine.own_key_left ? [mine.character.own_key] : [])];
  const needed = mine.homeward.length > 0 ? mine.homeward : mine.character.home_keys;
  const lacks = missing(needed, held);
  return [
    lacks.length === 0
      ? { text: t("web-goal-home-ready"), tone: "good" }
      : { text: t("web-goal-home-lacks", { keys: lacks.map((key) => t(`key-${key}`)).join(", ") }) },
  ];
}
