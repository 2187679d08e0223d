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

/** The way to the end: first the Objectives, then the Final Room, then the Book, panel by panel. */
function wayOf(view: View): Aim {
  const { book, gathered: together, room } = view.finale;
  if (book) {
    const all = book.panels.length;
    return { text: t("web-panel", { panel: Math.min(book.panel, all), all }), tone: "good", share: (book.panel - 1) / all };
  }
  if (room) return { text: t(together ? "web-goal-final-begin" : "web-goal-final", { room: t(`room-${room}`) }), tone: "good", share: 1 };
  const best = gathered(view)[0]?.count ?? 0;
  return { text: t("web-goal-objectives", { done: best, of: ALL }), tone: "good", share: best / ALL };
}

export function goalOf(view: View): Aim[] {
  const [level, most] = (["level", "most"] as const).map((what) => view.stress.reduce((sum, one) => sum + one[what], 0));
  // Both counters must be full for the Children to lose.
  const stress = view.stress.map((one) => `${one.level}/${one.most}`).join(" · ");
  return [wayOf(view), { text: t("web-goal-stress", { stress }), tone: "bad", share: (level ?? 0) / Math.max(1, most ?? 1) }];
}
