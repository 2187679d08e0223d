import type { TitlePlug } from "../plug";
import Aftermath from "./Aftermath.svelte";
import { after } from "./after";
import Board from "./Board.svelte";
import { dangerOf } from "./danger";
import { goalOf } from "./goal";
import Hand from "./Hand.svelte";
import Scene from "./Scene.svelte";
import { film } from "./script";
import SeatNote from "./SeatNote.svelte";
import Status from "./Status.svelte";
import type { Told, View } from "./types";

/** Where the rule book speaks about a question; only a place to start reading. */
const RULES: Partial<Record<View["asks"], string>> = {
  choose: "ST-SETUP-10",
  move_cards: "ST-MOVE-02",
  walk: "ST-MOVE-03",
  curious: "ST-CHAR-03",
  act: "ST-ACT-01",
  act_cards: "ST-ACT-04",
  gather: "ST-INFO-01",
  keep_item: "ST-GET-01",
  drop_item: "ST-ITEM-03",
  send_demogorgon: "ST-FIGHT-04",
  send_patrol: "ST-FIGHT-06",
  share: "ST-TOKEN-05",
  return: "ST-POWER-01",
  pick_slot: "ST-PILE-07",
  pick_discard: "ST-POWER-01",
  pick_fewest: "ST-PILE-03",
  pick_order: "ST-PILE-06",
  pick_ally: "ST-ALLY-01",
  pick_power: "ST-POWER-04",
  pick_patrol: "ST-ENEMY-03",
  pick_demodog: "ST-FIGHT-09",
  path: "ST-ENEMY-03",
  prey: "ST-ENEMY-03",
  discard_card: "ST-SCENE-06",
};

const WORTH: Partial<Record<Told["told"], number>> = { will_saved: 6, power_used: 4, recruited: 3, deck_rebuilt: 3, fell_short: 2, succeeded: 1 };

export const plug: TitlePlug = {
  Board,
  SeatNote,
  Status,
  Hand,
  Learnt: Aftermath,
  film,
  Scene,
  secretive: (view) => (view as View).seats.some(({ hand, hand_count }) => hand.length < hand_count),
  ruleOf: (view) => RULES[(view as View).asks] ?? null,
  goal: (view) => goalOf(view as View),
  pawns: (_, seat) => (seat === null ? [] : [`seat:${seat}`]),
  danger: (view) => dangerOf(view as View),
  worth: (told) => WORTH[(told as Told).told] ?? 0,
  ...after,
};
