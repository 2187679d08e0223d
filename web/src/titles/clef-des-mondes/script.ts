/** How what is told in La Clef des mondes is played: readers go from world to world, cards are answered by cards. */
import type { Words } from "../told";
import { weights, type Script } from "../../lib/beats";
import type { Place, Told as Telling, View } from "./types";

type Told = Words<Telling>;

const weight = weights({
  step: ["drew", "discarded", "passed", "actions_gained", "put_next", "draw_stopped", "nobody_reacts"],
  plain: [
    "arrived", "world_shown", "pawn_taken", "first_player", "turn_missed", "nothing_left", "offered", "countered", "exchange_refused", "exchanged", "effect_played", "pair_played", "cross_tried", "home_tried", "reacted",
    "taken_back", "undefended", "parried", "turn_to_miss", "must_lose", "none_to_lose", "hand_seen", "character_seen", "world_seen", "card_seen", "driven", "left_behind", "no_effect", "halt_called",
    "halt_refused",
  ],
  big: ["bad_drawn", "revealed", "card_stopped", "reaction_stopped", "move_stopped", "lost", "stolen", "went_home", "last_rounds"],
});
/** What whoever decided it has just done. */
const OWN = new Set(["pawn_taken", "drew", "discarded", "passed", "offered", "countered", "effect_played", "pair_played", "cross_tried", "home_tried", "reacted", "halt_called"]);
/** What waits for the one it happens to. */
const TO_ME = new Set(["bad_drawn", "stolen", "move_stopped", "card_stopped"]);

export const film: Script = {
  weigh: (raw, me) => {
    const { told, seat, from } = raw as Told;
    const mine = me !== null && (seat === me || from === me);
    if (mine && TO_ME.has(told)) return "stop";
    return mine && OWN.has(told) ? "quiet" : weight(told);
  },
  pawn: (raw) => {
    const { seat } = raw as Told;
    return seat === undefined ? null : `seat:${seat}`;
  },
  advance: (from, raw) => {
    const [view, told] = [from as View, raw as Told];
    if (told.told === "turn_began") return [{ ...view, active: told.seat ?? view.active }];
    if (told.told !== "arrived" && told.told !== "went_home") return [];
    const place: Place | null = told.told === "arrived" ? (told.place ?? null) : null;
    const seats = view.seats.map((one) => (one.seat === told.seat ? { ...one, place, home: place === null } : one));
    const places = view.places.map((one) => ({ ...one, pawns: seats.filter((other) => other.place === one.place).map((other) => other.seat) }));
    return [{ ...view, seats, places }];
  },
};
