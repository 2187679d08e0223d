/** What Terror Below leaves behind: where it turned, what was missing, what is heard. */
import { t } from "../../lib/texts.svelte";
import { sounds } from "../after";
import type { Missing, TitlePlug } from "../plug";
import type { Words } from "../told";
import type { Told as Telling, View } from "./types";

type Told = Words<Telling>;

const heard = sounds({
  dice: ["slot_rolled", "red_rolled", "weapon_rolled", "leap_rolled"],
  card: ["played", "companion_played", "placed_face_down", "gear_drawn"],
  step: ["moved", "jumped_pawn", "landed", "cleared"],
  rumble: ["attack_began", "erupted", "setup_attack"],
  good: ["claimed", "worm_defeated", "delivered", "survived"],
  bad: ["leader_died", "eliminated", "location_destroyed"],
});
const PULL: Partial<Record<Telling["told"], number>> = { worm_defeated: 1, survived: 1, leader_died: -3, eliminated: -5, location_destroyed: -2, eggs_lost: -1 };
const ENOUGH = 20;
const DELIVERIES = 4;
const TROPHIES = 3;

export const after: Pick<TitlePlug, "tide" | "sound" | "fatal" | "turns" | "missing"> = {
  tide: (raw, winners) => {
    const { told, points, seat } = raw as Told;
    const pull = told === "claimed" || told === "gained" ? (points ?? 0) : (PULL[told] ?? 0);
    const theirs = winners.length > 0 && seat !== undefined && !winners.includes(seat);
    return theirs ? -pull / 2 : pull;
  },
  sound: (raw) => heard((raw as Told).told),
  fatal: (raw, view) => {
    const { told } = raw as Told;
    const reason = (view as View).outcome?.reason;
    if (reason === "twenty" || reason === "emergency") return told === "claimed" || told === "gained";
    if (reason === "special_delivery" || reason === "total_extermination") return told === "claimed" || told === "trophy_taken";
    if (reason === "fifteen_attacks") return told === "attack_began";
    if (reason === "locations_destroyed") return told === "location_destroyed";
    return told === "eliminated" || told === "leader_died";
  },
  turns: (raw) => {
    const { told, worm } = raw as Told;
    return told === "attack_began" && worm ? { name: t(`card-${worm}`), text: "" } : null;
  },
  missing: (raw, seat): Missing | null => {
    const view = raw as View;
    if (view.mode === "solo-livraison") return { id: "web-missing-deliveries", args: { count: Math.max(0, DELIVERIES - (view.solo?.delivered.length ?? 0)) } };
    if (view.mode === "solo-extermination") return { id: "web-missing-trophies", args: { count: Math.max(0, TROPHIES - (view.solo?.trophies.length ?? 0)) } };
    const own = view.seats.find((one) => one.seat === seat);
    // A match that ended early is decided among the living.
    const aim = view.outcome?.reason === "last_round" ? Math.max(...view.seats.map(({ points }) => points)) : ENOUGH;
    return own && own.points < aim ? { id: "web-missing-points", args: { points: aim - own.points } } : null;
  },
};
