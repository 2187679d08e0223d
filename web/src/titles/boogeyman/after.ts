/** What a night at the Spencers' leaves behind: where it turned, what was missing, what is heard. */
import { t } from "../../lib/texts.svelte";
import { sounds } from "../after";
import type { TitlePlug } from "../plug";
import type { Words } from "../told";
import type { Colour, Told as Telling, View } from "./types";

type Told = Words<Telling>;

const heard = sounds({
  switch: ["switch_used", "darkened", "lightened"],
  creak: ["sitter_moved", "padlock_removed", "door_closed", "door_opened", "attic_unlocked", "force_tried"],
  dice: ["rolled", "rerolled", "possession_rolled"],
  step: ["moved"],
  card: ["search_drawn", "card_drawn", "card_played"],
  rumble: ["boogeyman_appeared", "possessed", "troubled"],
  bad: ["met", "fainted", "state_lost", "panel_failed", "turned_coat"],
  good: ["revived", "state_regained", "panel_passed", "token_found"],
  book: ["final_began", "opening", "panel_read", "closing"],
});
const PULL: Partial<Record<Telling["told"], number>> = {
  fainted: -3, turned_coat: -5, met: -1, troubled: -1, stressed: -1, panel_failed: -2, panel_passed: 2, revived: 3, attic_unlocked: 1, final_room_drawn: 3, final_began: 3,
};
const CARDS = new Set<string>(["card_drawn", "troubled", "nightmare_dreamt", "surprised"]);
const SET = 3;

/** Objectives of the colour that most were found of. */
function most(view: View): number {
  const found = new Map<Colour, number>();
  for (const colour of view.children.flatMap(({ objectives }) => objectives)) found.set(colour, (found.get(colour) ?? 0) + 1);
  return Math.max(0, ...found.values());
}

export const after: Pick<TitlePlug, "tide" | "sound" | "fatal" | "turns" | "missing"> = {
  tide: (raw) => {
    const { told, token } = raw as Told;
    return told === "token_found" ? (typeof token === "object" && token !== null && "objective" in token ? 3 : 0) : (PULL[told] ?? 0);
  },
  sound: (raw) => heard((raw as Told).told),
  fatal: (raw, view) => {
    const { told } = raw as Told;
    const reason = (view as View).outcome?.reason;
    if (reason === "stress") return told === "met" || told === "stressed";
    if (reason === "epilogue") return told === "panel_passed";
    if (reason === "final") return told === "panel_failed";
    return told === "fainted";
  },
  turns: (raw) => {
    const { told, card } = raw as Told;
    return CARDS.has(told) && card ? { name: t(`card-${card}`), text: t(`card-${card}.text`) } : null;
  },
  missing: (raw) => {
    const view = raw as View;
    const { book } = view.finale;
    if (book) {
      const count = book.panels.filter(({ number }) => number >= book.panel).length;
      return count > 0 ? { id: "web-missing-panels", args: { count } } : null;
    }
    const count = SET - most(view);
    return count > 0 ? { id: "web-missing-objectives", args: { count } } : null;
  },
};
