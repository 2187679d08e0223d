import { t } from "../../lib/texts.svelte";
import type { Aim } from "../plug";
import type { Colour, View } from "./types";

/** So many Objectives of one colour open the Final. */
export const ALL = 3;

/** How many of each colour the Children hold together, the most first. */
export function gathered(view: View): { colour: Colour; count: number }[] {
  const held = view.children.flatMap((child) => child.objectives);
  const colours = [...new Set([...(view.colours ?? []), ...held])];
  return colours.map((colour) => ({ colour, count: held.filter((one) => one === colour).length })).sort((a, b) => b.count - a.count);
}

export function goalOf(view: View): Aim[] {
  const best = gathered(view)[0]?.count ?? 0;
  const stress = view.stress.map(({ entity, level, most }) => ({
    text: t("web-goal-stress", { who: t(`entity-${entity}`), level, most }),
    tone: "bad" as const,
    share: level / most,
  }));
  const way = view.finale.room
    ? { text: t(view.finale.gathered ? "web-goal-final-begin" : "web-goal-final", { room: t(`room-${view.finale.room}`) }), tone: "good" as const, share: 1 }
    : { text: t("web-goal-objectives", { done: best, of: ALL }), tone: "good" as const, share: best / ALL };
  return [way, ...stress];
}
