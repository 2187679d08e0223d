/** What Hawkins leaves behind: where it turned, what was missing, what is heard. */
import { t } from "../../lib/texts.svelte";
import { sounds } from "../after";
import type { TitlePlug } from "../plug";
import type { Words } from "../told";
import type { Told as Telling, View } from "./types";

type Told = Words<Telling>;

const heard = sounds({
  card: ["card_laid", "item_drawn", "recruited"],
  step: ["walked", "enemy_moved"],
  static: ["scene_revealed", "top_revealed", "looked"],
  good: ["succeeded", "power_used", "calmed", "will_saved"],
  bad: ["fell_short", "frightened", "overflowed", "power_lost"],
  rumble: ["enemy_placed", "deck_rebuilt"],
});
const PULL: Partial<Record<Telling["told"], number>> = { will_saved: 5, power_used: 3, recruited: 2, succeeded: 2, item_kept: 1, deck_rebuilt: -3, power_lost: -2, overflowed: -1 };

export const after: Pick<TitlePlug, "tide" | "sound" | "fatal" | "turns" | "missing"> = {
  tide: (raw) => {
    const { told, amount, missing } = raw as Told;
    if (told === "frightened") return -(amount ?? 0) / 2;
    if (told === "fell_short") return -(missing ?? 0);
    return PULL[told] ?? 0;
  },
  sound: (raw) => heard((raw as Told).told),
  fatal: (raw, view) => {
    const { told } = raw as Told;
    const reason = (view as View).outcome?.reason;
    if (reason === "terrified") return told === "frightened";
    if (reason === "time_is_up") return told === "deck_rebuilt" || told === "turn_ended";
    return told === "pile_cleared";
  },
  turns: (raw) => {
    const { told, name } = raw as Told;
    return told === "scene_revealed" && name ? { name: t(`scene-${name}`), text: t(`scene-${name}.text`) } : null;
  },
  missing: (raw) => {
    const left = (raw as View).piles.filter(({ group, count }) => (group === "will" || group === "portal") && count > 0);
    return left.length > 0 ? { id: "web-missing-piles", args: { piles: left.length, tokens: left.reduce((sum, { count }) => sum + count, 0) } } : null;
  },
};
