/** How what is told in Boogeyman is played: figures walk through the house, and whatever appears takes its time. */
import type { Words } from "../told";
import { weights, type Script } from "../../lib/beats";
import type { Seat } from "../../lib/fluent";
import { childOf } from "./children";
import type { Figure, Told as Telling, View } from "./types";

type Told = Words<Telling>;

const weight = weights({
  step: ["moved", "sitter_moved", "sitter_stays", "switch_used", "rolled", "die_counts", "candies_spent", "candy_gained", "candy_lost", "stressed", "soothed", "lit_the_dark", "possession_rolled", "free_moves", "torch_passed"],
  plain: [
    "draws_two", "search_drawn", "token_found", "noise_made", "hushed", "lured", "force_tried", "padlock_removed", "padlock_holds", "padlock_added", "attic_unlocked", "revived", "looked", "peeked_track",
    "card_played", "offered", "deal_begun", "deal_declined", "given", "card_shown", "rerolled", "nudged", "test_passed", "test_failed", "contest_lost", "contest_tied", "encounter_cancelled",
    "state_lost", "state_regained", "discarded", "actions_gained", "fewer_next", "sent_to", "darkened", "lightened", "dark_returned", "floor_chosen", "door_closed", "door_opened", "talkie_on",
    "boogeyman_turn", "token_flipped", "track_emptied", "event_ended", "nightmare_ended", "buried", "leader_named", "leader_lost", "objective_shown", "aim_met", "final_chosen", "dawn", "no_card",
  ],
  big: ["card_drawn", "surprised", "possessed", "met", "troubled", "event_began", "nightmare_began", "nightmare_dreamt", "fainted", "boogeyman_lurks", "final_room_drawn", "turned_coat", "final_began"],
  stop: ["boogeyman_appeared"],
});
/** What whoever decided it has just done. */
const OWN = new Set(["moved", "switch_used", "card_played", "offered", "deal_begun", "candies_spent", "force_tried"]);
/** What waits for the one it happens to. */
const TO_ME = new Set(["card_drawn", "surprised", "nightmare_began", "fainted"]);

const isMine = (view: View, child: Figure | undefined, me: Seat | null) => child !== undefined && me !== null && childOf(view, child)?.seat === me;

function walks(view: View, child: Figure | undefined, space: string | null | undefined): View[] {
  if (!child || !space) return [];
  const spaces = view.spaces.map((one) => ({ ...one, children: [...one.children.filter((other) => other !== child), ...(one.space === space ? [child] : [])] }));
  return [{ ...view, spaces, children: view.children.map((one) => (one.figure === child ? { ...one, space } : one)) }];
}

export const film: Script = {
  weigh: (raw, me, from) => {
    const { told, child } = raw as Told;
    const view = from as View;
    // The Book is read at its own pace.
    if (view.finale.book) return "quiet";
    if (isMine(view, child, me)) {
      if (OWN.has(told)) return "quiet";
      if (TO_ME.has(told)) return "stop";
    }
    return weight(told);
  },
  pawn: (raw) => {
    const { child, told } = raw as Told;
    if (told === "sitter_moved" || told === "sitter_stays" || told === "possessed") return "sitter";
    return child ?? null;
  },
  advance: (from, raw) => {
    const [view, told] = [from as View, raw as Told];
    if (told.told === "moved") return walks(view, told.child, told.to);
    if (told.told === "sent_to") return walks(view, told.child, told.room);
    if (told.told === "turn_began") return [{ ...view, active: told.child ?? view.active }];
    if (told.told === "sitter_moved" && told.to) {
      const spaces = view.spaces.map((one) => ({ ...one, babysitter: one.space === told.to }));
      return [{ ...view, spaces, babysitter: { ...view.babysitter, space: told.to, preview: [] } }];
    }
    if (told.told === "boogeyman_appeared" && told.room) return [{ ...view, figure: told.room }];
    return [];
  },
};
