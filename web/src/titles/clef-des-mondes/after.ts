/** What La Clef des mondes leaves behind: where it turned, what was missing, what is heard. */
import { t } from "../../lib/texts.svelte";
import { sounds } from "../after";
import type { Missing, TitlePlug } from "../plug";
import type { Words } from "../told";
import type { Told as Telling, View } from "./types";

type Told = Words<Telling>;

const heard = sounds({
  card: ["drew", "offered", "countered", "exchanged", "effect_played", "pair_played"],
  key: ["cross_tried", "home_tried", "revealed"],
  book: ["world_shown", "arrived"],
  bad: ["bad_drawn", "lost", "stolen", "move_stopped", "card_stopped", "driven"],
  good: ["parried", "reaction_stopped"],
});
const PULL: Partial<Record<Telling["told"], number>> = { arrived: 1, drew: 1, exchanged: 1, parried: 2, lost: -2, bad_drawn: -1, move_stopped: -4, card_stopped: -2, driven: -2, turn_to_miss: -2 };

export const after: Pick<TitlePlug, "tide" | "sound" | "fatal" | "missing"> = {
  tide: (raw, winners) => {
    const { told, seat, from } = raw as Told;
    if (told === "stolen") return seat !== undefined && winners.includes(seat) ? 2 : from !== undefined && winners.includes(from) ? -2 : 0;
    const pull = PULL[told] ?? 0;
    // What held the others up helped the one who came home.
    return seat !== undefined && winners.includes(seat) ? pull : pull < -1 ? -pull : 0;
  },
  sound: (raw) => heard((raw as Told).told),
  fatal: (raw) => (raw as Told).told === "went_home",
  missing: (raw, seat): Missing | null => {
    const view = raw as View;
    const own = view.seats.find((one) => one.seat === seat);
    if (!own?.character || own.homeward.length === 0) return null;
    const held = own.hand.flatMap(({ card }) => (card && card.kind !== "bad_encounter" ? [card.symbol] : []));
    if (own.own_key_left) held.push(own.character.own_key);
    const keys = own.homeward.filter((key) => {
      const at = held.indexOf(key);
      if (at >= 0) held.splice(at, 1);
      return at < 0;
    });
    return keys.length > 0 ? { id: "web-missing-keys", args: { keys: keys.map((key) => t(`key-${key}`)).join(", ") } } : { id: "web-missing-keys-none", args: {} };
  },
};
