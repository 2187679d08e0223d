/** What Numéville leaves behind: where it turned, what was missing, what is heard. */
import { t } from "../../lib/texts.svelte";
import { sounds } from "../after";
import type { TitlePlug } from "../plug";
import type { Words } from "../told";
import type { Told as Telling, View } from "./types";

type Told = Words<Telling>;

const heard = sounds({
  dice: ["white_rolled", "black_rolled", "first_rolled"],
  step: ["moved", "bumped"],
  card: ["card_drawn", "asked", "correction_began"],
  rumble: ["dark_drawn"],
});
/** Complices that must be saved, by mode. */
const WANTED = { workshop: 2, other: 3 };

export const after: Pick<TitlePlug, "tide" | "sound" | "fatal" | "turns" | "missing"> = {
  tide: (raw) => {
    const { told, colour, status } = raw as Told;
    if (told === "settled") return status === "saved" ? 3 : -3;
    const sign = colour === "blue" ? 1 : -1;
    return told === "token_placed" ? sign : told === "token_removed" ? -sign : 0;
  },
  sound: (raw) => {
    const { told, verdict, status } = raw as Told;
    if (told === "answered" || told === "corrected") return verdict === "right" ? "good" : "bad";
    if (told === "settled") return status === "saved" ? "win" : "lose";
    return heard(told);
  },
  fatal: (raw, view) => {
    const { told, status } = raw as Told;
    const reason = (view as View).outcome?.reason;
    if (reason === "two_lost") return told === "settled" && status === "lost";
    if (reason === "out_of_time") return told === "dark_drawn";
    return told === "settled" && status === "saved";
  },
  turns: (raw) => {
    const { told, card } = raw as Told;
    return told === "dark_drawn" && card ? { name: t(`card-${card}`), text: t(`card-${card}.text`) } : null;
  },
  missing: (raw) => {
    const view = raw as View;
    const wanted = view.mode === "workshop" ? WANTED.workshop : WANTED.other;
    const count = wanted - view.sheets.filter(({ status }) => status === "saved").length;
    const open = view.sheets.filter(({ status }) => status === "open").map((sheet) => sheet.blue_needed - sheet.blue).sort((a, b) => a - b);
    const blue = open.slice(0, count).reduce((sum, one) => sum + one, 0);
    return count > 0 && open.length >= count ? { id: "web-missing-complices", args: { count, blue } } : null;
  },
};
