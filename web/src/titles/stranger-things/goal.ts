import { t } from "../../lib/texts.svelte";
import type { Aim } from "../plug";
import type { View } from "./types";

export function goalOf(view: View): Aim[] {
  if (view.turn === 0) return [];
  const will = view.piles.filter((pile) => pile.group === "will" && pile.count > 0).length;
  const portal = view.piles.find((pile) => pile.group === "portal");
  const fear = Math.max(0, ...view.seats.map((seat) => seat.fear));
  return [
    { text: view.will_saved ? t("web-st-will-saved") : t("web-st-will-left", { left: will }), tone: "good" },
    ...(portal && portal.count > 0 ? [{ text: t("web-st-portal", { count: portal.count, bonus: view.portal_bonus }), tone: "good" as const }] : []),
    { text: t("web-goal-fear", { fear, of: view.terrified }), tone: "bad", share: fear / view.terrified },
    { text: t("web-st-act-short", { act: view.act }) },
  ];
}
