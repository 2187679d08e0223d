import type { Seat } from "../../lib/fluent";
import { t } from "../../lib/texts.svelte";
import type { Aim } from "../plug";
import type { View } from "./types";

/** So many points win at once. */
const POINTS = 20;
/** A solo match is lost by its fifteenth attack; three deliveries, or three kinds of trophies, are what it asks for. */
const KINDS = 3;

export function goalOf(view: View, seat: Seat | null): Aim[] {
  const { solo } = view;
  if (solo) {
    const done = view.mode === "solo-livraison" ? solo.delivered.length : solo.trophies.length;
    const all = solo.attacks + solo.attacks_left;
    return [
      ...(view.mode === "solo-urgence" ? [] : [{ text: t(`web-goal-${view.mode}`, { done, of: KINDS }), tone: "good" as const, share: done / KINDS }]),
      { text: t("web-goal-attacks", { done: solo.attacks, of: all }), tone: "bad", share: solo.attacks / all },
    ];
  }
  const mine = view.seats.find((one) => one.seat === seat);
  const best = Math.max(0, ...view.seats.filter((one) => one.seat !== seat).map((one) => one.points));
  return [
    ...(mine ? [{ text: t("web-goal-points", { points: mine.points, of: POINTS }), tone: "good" as const, share: mine.points / POINTS }] : []),
    { text: t("web-goal-best", { points: best }) },
  ];
}
