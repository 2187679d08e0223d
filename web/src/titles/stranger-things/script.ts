/** How what is told in Stranger Things is played: each turn is a short film, and the whole map is in it. */
import type { Words } from "../told";
import { weights, type Script } from "../../lib/beats";
import type { EnemyView, Told as Telling, View } from "./types";

type Told = Words<Telling>;

const weight = weights({
  step: ["walked", "stopped", "passed", "calmed", "token_lost", "token_added", "pile_built", "top_revealed", "enemy_moved", "enemy_placed", "card_discarded", "picked", "enemy_picked", "prey_picked", "token_returned", "pile_cleared", "nothing_happened", "scenes_to_come", "declared", "attempted", "item_drawn", "ally_slot_empty"],
  plain: ["fell_short", "frightened", "shielded", "succeeded", "item_kept", "item_dropped", "recruited", "ally_placed", "ally_removed", "power_used", "enemy_removed", "looked", "look_shared", "deck_rebuilt", "overflowed", "day_ended"],
  big: ["pile_shown", "power_lost", "will_saved", "scene_revealed"],
});
/** What whoever decided it has just done. */
const OWN = new Set(["card_laid", "set_off", "walked", "stopped", "passed", "declared", "attempted", "picked", "enemy_picked", "prey_picked", "token_returned"]);

/** Who stands where, on the map and in its places. */
function placed(view: View, changes: Pick<Partial<View>, "seats" | "enemies">): View {
  const next = { ...view, ...changes };
  const locations = view.board.locations.map((one) => ({
    ...one,
    characters: next.seats.filter((seat) => seat.location === one.location).map((seat) => seat.seat),
    enemies: next.enemies.filter((enemy) => enemy.at === one.location).map((enemy) => enemy.enemy),
  }));
  return { ...next, board: { ...view.board, locations } };
}

function sends(view: View, enemy: string | null | undefined, at: EnemyView["at"]): View[] {
  return enemy ? [placed(view, { enemies: view.enemies.map((one) => (one.enemy === enemy ? { ...one, at } : one)) })] : [];
}

function stacks(view: View, { slot, count = 1 }: Told, how: (before: number, by: number) => number): View[] {
  const piles = view.piles.map((one) => {
    if (one.slot !== slot) return one;
    const height = Math.max(0, how(one.count, count));
    const tokens = [...one.tokens.slice(0, height), ...Array.from({ length: Math.max(0, height - one.tokens.length) }, () => null)];
    return { ...one, count: height, tokens };
  });
  return [{ ...view, piles }];
}

/** Whether an Enemy comes to where somebody is: steps through empty streets are quick. */
function meets(view: View, { to, at }: Told): boolean {
  return view.seats.some(({ location }) => location !== null && location === (to ?? at));
}

export const film: Script = {
  weigh: (raw, me, from) => {
    const { told, seat, foe } = raw as Told;
    if ((from as View).step === "setup") return "quiet";
    if (seat === me && me !== null && OWN.has(told)) return "quiet";
    if (foe === "demogorgon" && (told === "enemy_moved" || told === "enemy_placed")) return meets(from as View, raw as Told) ? "big" : "step";
    return weight(told);
  },
  pawn: (raw) => {
    const { seat, enemy } = raw as Told;
    if (enemy) return `enemy:${enemy}`;
    return seat === undefined ? null : `seat:${seat}`;
  },
  advance: (from, raw) => {
    const [view, told] = [from as View, raw as Told];
    switch (told.told) {
      case "turn_began":
        return [{ ...view, active: told.seat ?? view.active }];
      case "walked":
        return [placed(view, { seats: view.seats.map((one) => (one.seat === told.seat ? { ...one, location: told.to ?? one.location } : one)) })];
      case "enemy_moved":
        return sends(view, told.enemy, told.to ?? null);
      case "enemy_placed":
        return sends(view, told.enemy, told.at ?? null);
      case "enemy_removed":
        return sends(view, told.enemy, null);
      case "frightened":
      case "calmed":
        return [{ ...view, seats: view.seats.map((one) => (one.seat === told.seat ? { ...one, fear: told.fear ?? one.fear } : one)) }];
      case "token_added":
        return stacks(view, told, (before, by) => before + by);
      case "token_lost":
        return stacks(view, told, (before, by) => before - by);
      case "pile_built":
        return stacks(view, told, (_, by) => by);
      case "pile_cleared":
        return stacks(view, told, () => 0);
      case "scenes_to_come":
        return [{ ...view, danger: { ...view.danger, scenes: told.count ?? view.danger.scenes } }];
      case "scene_revealed":
        return [{ ...view, danger: { ...view.danger, revealed: told.number ?? view.danger.revealed } }];
      case "deck_rebuilt":
        return [{ ...view, act: told.act ?? view.act }];
      case "power_lost":
        return [{ ...view, powers: view.powers.map((one) => (one.power === told.power ? { ...one, ready: false } : one)) }];
      case "will_saved":
        return [{ ...view, will_saved: true }];
      default:
        return [];
    }
  },
};
