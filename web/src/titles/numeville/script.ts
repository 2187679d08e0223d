/** How what is told in Numéville is played: pawns walk, questions and cards wait for their reader. */
import type { Words } from "../told";
import { weights, type Script } from "../../lib/beats";
import type { Seat } from "../../lib/fluent";
import { squareIndex, walk } from "./town";
import type { Told as Telling, View } from "./types";

type Told = Words<Telling>;

const weight = weights({
  step: ["white_rolled", "white_chosen", "white_adjusted", "moved", "bumped", "black_rolled", "token_placed", "token_removed", "red_cancelled", "plaza_declined", "stop_answered", "choices_removed"],
  plain: [
    "scout_chosen", "start_chosen", "square_proposed", "square_refused", "marker_placed", "first_player", "card_used", "card_drawn", "card_taken", "card_discarded", "plaza_used", "plaza_closed",
    "district_settled", "question_made_easy", "question_replaced", "judged_wrong", "answers_again", "attack_chosen", "attack_cancelled", "complice_picked", "pawn_sent_home", "modifier_set",
    "modifier_lapsed", "round_ended", "time_up", "speaks_up", "nothing_to_remove",
  ],
  big: ["settled", "pawns_rotated"],
  stop: ["asked", "answered", "dark_drawn"],
});
/** What whoever decided it has just done. */
const OWN = new Set(["asked", "scout_chosen", "start_chosen", "square_proposed", "card_used", "plaza_used", "plaza_declined", "stop_answered", "complice_picked", "attack_chosen"]);

/** A square after another on the way of a pawn. */
function walked(view: View, { seat, to, turning }: Told): View[] {
  const from = view.seats.find((one) => one.seat === seat)?.square;
  if (!from || !to) return [];
  const path = walk(squareIndex(from), squareIndex(to), turning === "clockwise");
  return path.map((at) => ({ ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, square: view.board[at]?.square ?? to } : one)) }));
}

function counted(view: View, { complice, colour }: Told, by: number): View[] {
  if (!colour) return [];
  return [{ ...view, sheets: view.sheets.map((one) => (one.complice === complice ? { ...one, [colour]: Math.max(0, one[colour] + by) } : one)) }];
}

export const film: Script = {
  weigh: (raw, me: Seat | null, view) => {
    const { told, seat } = raw as Told;
    // A workshop is paced by whoever leads it.
    if ((view as View).workshop || (seat === me && me !== null && OWN.has(told))) return "quiet";
    return weight(told);
  },
  pawn: (raw) => {
    const { seat } = raw as Told;
    return seat === undefined ? null : `seat:${seat}`;
  },
  advance: (from, raw) => {
    const [view, told] = [from as View, raw as Told];
    if (told.told === "moved") return walked(view, told);
    if (told.told === "token_placed") return counted(view, told, 1);
    if (told.told === "token_removed") return counted(view, told, -1);
    if (told.told === "white_rolled") return [{ ...view, dice: { ...view.dice, white: told.face ?? null } }];
    if (told.told === "black_rolled") return [{ ...view, dice: { ...view.dice, black: told.face ?? null } }];
    if (told.told === "turn_began") return [{ ...view, active: told.seat ?? view.active }];
    return [];
  },
};
