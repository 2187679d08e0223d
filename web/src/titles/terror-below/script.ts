/** How what is told in Terror Below is played: vehicles drive, and an attack is told blow by blow. */
import type { Words } from "../told";
import { weights, type Script } from "../../lib/beats";
import type { Colour, Told as Telling, View } from "./types";

type Told = Words<Telling>;

const weight = weights({
  step: [
    "played", "companion_played", "target_moved", "moved", "jumped_pawn", "cleared", "picked_up", "landed", "points_added", "slot_rolled", "random_vehicle", "red_rolled", "vehicle_revealed",
    "egg_placed", "egg_aside", "egg_rerolled", "rubble_placed", "no_egg_left", "weapon_rolled", "weapon_returned", "hunt_passed", "worm_left", "stopped", "placed_face_down",
  ],
  plain: [
    "leader_chosen", "group_shown", "first_player", "entered", "no_vehicle", "rubble_exchanged", "gear_drawn", "delivered", "claimed", "gained", "bonus_taken", "secret_taken", "revived", "leap_tried",
    "leap_rolled", "rubble_snatched", "egg_snatched", "worm_peeked", "item_used", "hat_worn", "hat_lost", "hat_shot", "spied", "swapped", "robbed", "eggs_lost", "weapon_used", "struck",
    "trophy_taken", "survived", "cargo_dropped", "new_leader", "worm_revealed", "bounty_shown",
  ],
  big: ["setup_attack", "attack_began", "location_destroyed", "caught", "worm_defeated", "leader_died", "eliminated", "last_round"],
  stop: ["erupted"],
});
/** What whoever decided it has just done. */
const OWN = new Set(["played", "companion_played", "target_moved", "moved", "jumped_pawn", "cleared", "picked_up", "stopped", "placed_face_down", "leader_chosen", "item_used", "delivered", "rubble_exchanged", "points_added"]);
/** The set-up of a match, which the board shows at once. */
const OPENING = new Set(["worm_revealed", "bounty_shown"]);
/** What belongs to an attack, and is shown with its worm. */
export const ATTACK = new Set(["setup_attack", "attack_began", "erupted", "caught", "location_destroyed", "worm_defeated", "leader_died", "eliminated"]);

function drives(view: View, { seat, to, cell }: Told): View[] {
  const at = to ?? cell;
  if (seat === undefined || !at) return [];
  const seats = view.seats.map((one) => (one.seat === seat ? { ...one, cell: at } : one));
  const cells = view.cells.map((one) => ({ ...one, pawns: seats.filter((other) => other.cell === one.cell).map((other) => other.seat) }));
  return [{ ...view, seats, cells }];
}

export const film: Script = {
  weigh: (raw, me, from) => {
    const { told, seat } = raw as Told;
    const view = from as View;
    if (view.turn === 0 && OPENING.has(told)) return "quiet";
    return seat === me && me !== null && OWN.has(told) ? "quiet" : weight(told);
  },
  pawn: (raw) => {
    const { seat } = raw as Told;
    return seat === undefined ? null : `seat:${seat}`;
  },
  advance: (from, raw) => {
    const [view, told] = [from as View, raw as Told & { colour?: Colour }];
    switch (told.told) {
      case "moved":
      case "jumped_pawn":
      case "landed":
      case "entered":
        return drives(view, told);
      case "turn_began":
        return [{ ...view, active: told.seat ?? view.active }];
      case "target_moved":
        return [
          {
            ...view,
            terror: view.terror.map((one) => (one.slot === told.slot ? { ...one, target: told.to ?? one.target } : one)),
            cells: view.cells.map((one) => ({ ...one, targets: [...one.targets.filter((slot) => slot !== told.slot), ...(one.cell === told.to && told.slot ? [told.slot] : [])] })),
          },
        ];
      case "rubble_placed":
        return [{ ...view, cells: view.cells.map((one) => (told.cells?.includes(one.cell) ? { ...one, rubble: one.rubble + 1 } : one)) }];
      case "egg_placed":
        return [{ ...view, cells: view.cells.map((one) => (one.cell === told.cell && told.colour ? { ...one, eggs: [...one.eggs, told.colour] } : one)) }];
      default:
        return [];
    }
  },
};
