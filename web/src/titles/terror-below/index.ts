import type { TitlePlug } from "../plug";
import { after } from "./after";
import Board from "./Board.svelte";
import { dangerOf } from "./danger";
import { goalOf } from "./goal";
import Hand from "./Hand.svelte";
import Reckoning from "./Reckoning.svelte";
import Scene from "./Scene.svelte";
import { ATTACK, film } from "./script";
import SeatNote from "./SeatNote.svelte";
import Status from "./Status.svelte";
import type { Told, View } from "./types";
import { stepOnto } from "./walk";

/** Where the rule book speaks about a question; only a place to start reading. */
const RULES: Partial<Record<View["asks"], string>> = {
  leaders: "TB-SETUP-11",
  leave_out: "TB-DIFF-02",
  start: "TB-SETUP-19",
  respawn: "TB-TURN-09",
  play: "TB-TURN-03",
  companion: "TB-ABIL-03",
  skip_arrow: "TB-DIST-01",
  act: "TB-ACT-01",
  exchange: "TB-RUBBLE-02",
  claim: "TB-DELIV-03",
  bonus: "TB-BONUS-01",
  take_bounty: "TB-BONUS-06",
  revive: "TB-BONUS-08",
  face_down: "TB-ABIL-05",
  push_target: "TB-ABIL-01",
  toward: "TB-DIST-05",
  lure: "TB-CARD-04",
  briefcase: "TB-CARD-04",
  last_cards: "TB-CARD-04",
  keep_gear: "TB-CARD-04",
  hunt: "TB-HUNT-01",
  harpoon: "TB-CARD-04",
  trophy: "TB-HUNT-07",
  survive: "TB-ATTACK-09",
  new_leader: "TB-DEATH-07",
};

const WORTH: Partial<Record<Told["told"], number>> = { worm_defeated: 6, eliminated: 5, leader_died: 4, location_destroyed: 4, claimed: 3, leap_tried: 3, delivered: 1 };

export const plug: TitlePlug = {
  Board,
  SeatNote,
  Status,
  Hand,
  Learnt: Reckoning,
  film,
  Scene,
  pictured: ({ lines }) => ATTACK.has((lines.at(-1)?.told as Told).told),
  secretive: () => true,
  ruleOf: (view) => RULES[(view as View).asks] ?? null,
  wish: (view, seat, thing) => stepOnto(view as View, seat, thing),
  goal: (view, seat) => goalOf(view as View, seat),
  pawns: (_, seat) => (seat === null ? [] : [`seat:${seat}`]),
  danger: (view) => dangerOf(view as View),
  worth: (told) => WORTH[(told as Told).told] ?? 0,
  ...after,
};
