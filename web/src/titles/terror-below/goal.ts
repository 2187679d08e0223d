import type { Seat } from "../../lib/fluent";
import { t } from "../../lib/texts.svelte";
import type { Aim } from "../plug";
import type { View } from "./types";

/** So many points win at once. */
const POINTS = 20;
/** What the solo scenarios ask for beside points: deliveries at so many Locations, trophies of so many kinds. */
const ASKED = { "solo-livraison": 4, "solo-extermination": 3 };

export function goalOf(view: View, seat: Seat | null): Aim[] {
  const { mode, solo } = view;
  const mine = view.seats.find((one) => one.seat === seat);
  const points: Aim[] = mine ? [{ text: t("web-goal-points", { points: mine.points, of: POINTS }), tone: "good", share: mine.points / POINTS }] : [];
  if (solo) {
    const all = solo.attacks + solo.attacks_left;
    const attacks: Aim = { text: t("web-goal-attacks", { done: solo.attacks, of: all }), tone: "bad", share: solo.attacks / all };
    if (mode !== "solo-livraison" && mode !== "solo-extermination") return [...points, attacks];
    const [done, of] = [mode === "solo-livraison" ? solo.delivered.length : solo.trophies.length, ASKED[mode]];
    return [{ text: t(`web-goal-${mode}`, { done, of }), tone: "good", share: done / of }, attacks];
  }
  const best = Math.max(0, ...view.seats.filter((one) => one.seat !== seat).map((one) => one.points));
  return [
    ...points,
    { text: t("web-goal-best", { points: best }) },
  ];
}
