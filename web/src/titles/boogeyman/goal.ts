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
  const [level, most] = (["level", "most"] as const).map((what) => view.stress.reduce((sum, one) => sum + one[what], 0));
  const way = view.finale.room
    ? { text: t(view.finale.gathered ? "web-goal-final-begin" : "web-goal-final", { room: t(`room-${view.finale.room}`) }), tone: "good" as const, share: 1 }
    : { text: t("web-goal-objectives", { done: best, of: ALL }), tone: "good" as const, share: best / ALL };
  // Both counters must be full for the Children to lose.
  const stress = view.stress.map((one) => `${one.level}/${one.most}`).join(" · ");
  return [way, { text: t("web-goal-stress", { stress }), tone: "bad", share: (level ?? 0) / Math.max(1, most ?? 1) }];
}
