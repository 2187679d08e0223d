import { t } from "../../lib/texts.svelte";
import type { Aim } from "../plug";
import type { View } from "./types";

/** Three saved Complices win; two lost ones lose. */
const SAVED = 3;
const LOST = 2;

export function goalOf(view: View): Aim[] {
  const count = (status: string) => view.sheets.filter((sheet) => sheet.status === status).length;
  const [saved, lost] = [count("saved"), count("lost")];
  const [win, lose] = view.workshop ? [LOST, LOST] : [SAVED, LOST];
  return [
    { text: t("web-goal-saved", { done: saved, of: win }), tone: "good", share: saved / win },
    { text: t("web-goal-lost", { done: lost, of: lose }), tone: "bad", share: lost / lose },
    ...(view.workshop || view.round === 0 ? [] : [{ text: t("web-goal-rounds", { left: view.rounds_left }) }]),
  ];
}
