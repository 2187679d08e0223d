import type { TitlePlug } from "../plug";
import Board from "./Board.svelte";
import { dangerOf } from "./danger";
import Hand from "./Hand.svelte";
import Reckoning from "./Reckoning.svelte";
import SeatNote from "./SeatNote.svelte";
import Status from "./Status.svelte";
import type { Told, View } from "./view";
import { stepOnto } from "./walk";

/** Where the rule book speaks about a question; only a place to start reading. */
const RULES: Record<string, string> = {
  leaders: "TB-SETUP-12",
  leave_out: "TB-DIFF-02",
  start: "TB-SETUP-19",
  respawn: "TB-DEATH-06",
  play: "TB-TURN-03",
  companion: "TB-ABIL-02",
  skip_arrow: "TB-DIST-01",
  act: "TB-ACT-01",
  exchange: "TB-RUBBLE-02",
  claim: "TB-DELIV-02",
  bonus: "TB-BONUS-01",
  take_bounty: "TB-BONUS-02",
  revive: "TB-BONUS-05",
  face_down: "TB-ABIL-03",
  push_target: "TB-ABIL-04",
  toward: "TB-ABIL-05",
  lure: "TB-CARD-01",
  briefcase: "TB-CARD-01",
  keep_gear: "TB-CARD-01",
  hunt: "TB-HUNT-01",
  harpoon: "TB-HUNT-01",
  trophy: "TB-HUNT-08",
  survive: "TB-DEATH-01",
  new_leader: "TB-DEATH-05",
};

const WORTH: Record<string, number> = { worm_defeated: 6, eliminated: 5, leader_died: 4, location_destroyed: 4, claimed: 3, leap_tried: 3, delivered: 1 };

export const plug: TitlePlug = {
  Board,
  SeatNote,
  Status,
  Hand,
  Learnt: Reckoning,
  ruleOf: (view) => RULES[(view as View).asks] ?? null,
  wish: (view, seat, thing) => stepOnto(view as View, seat, thing),
  danger: (view) => dangerOf(view as View),
  worth: (told) => WORTH[(told as Told).told] ?? 0,
};
