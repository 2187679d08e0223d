import type { TitlePlug } from "../plug";
import { after } from "./after";
import Board from "./Board.svelte";
import { dangerOf } from "./danger";
import Ending from "./Ending.svelte";
import Epilogue from "./Epilogue.svelte";
import { childrenOf } from "./children";
import { goalOf } from "./goal";
import Hand from "./Hand.svelte";
import "./night.css";
import Scene from "./Scene.svelte";
import { film } from "./script";
import SeatNote from "./SeatNote.svelte";
import Status from "./Status.svelte";
import type { Action, Told, View } from "./types";

/** Where the rule book speaks about a question; only a place to start reading. */
const RULES: Partial<Record<View["asks"], string>> = {
  be: "BO-SETUP-02",
  colour: "BO-SETUP-14",
  hide: "BO-SETUP-14",
  lay: "BO-PLB-01",
  act: "BO-ACT-01",
  rolled: "BO-CANDY-01",
  hush: "BO-SITTER-03",
  cancel: "BO-MEET-08",
  route: "BO-SITTER-03",
  lead: "BO-SITTER-06",
  possess: "BO-POSS-06",
  discard: "BO-CARD-03",
  nightmare: "BO-NIGHT-01",
  trouble: "BO-TROUBLE-02",
  event: "BO-EVENT-02",
  deal: "BO-TRADE-01",
  invited: "BO-TRADE-01",
  proposal: "BO-TRADE-01",
  aptitude_two_cards: "BO-STATE-08",
  aptitude_light: "BO-STATE-08",
  aptitude_quiet: "BO-STATE-08",
  aptitude_stash: "BO-STATE-08",
  snoop: "BO-FINAL-07",
  vote: "BO-FINAL-09",
  choose_revive: "BO-REVIVE-02",
  choose_padlock: "BO-LOCK-01",
};

const WORTH: Partial<Record<Told["told"], number>> = {
  turned_coat: 9,
  fainted: 7,
  final_began: 10,
  boogeyman_appeared: 4,
  panel_failed: 4,
  revived: 4,
  met: 3,
  final_room_drawn: 3,
  attic_unlocked: 2,
  troubled: 2,
};

export const plug: TitlePlug = {
  Board,
  SeatNote,
  Status,
  Hand,
  Learnt: Ending,
  film,
  Scene,
  secretive: (view) => (view as View).children.some((child) => child.hand === null || (child.has_objective_card && child.objective === null)),
  ruleOf: (view) => RULES[(view as View).asks] ?? null,
  goal: (view) => goalOf(view as View),
  pawns: (view, seat) => childrenOf(view as View, seat).flatMap(({ figure }) => figure ?? []),
  danger: (view) => dangerOf(view as View),
  letsBe: (action) => (action as Action) === "pass" || (action as Action) === "keep",
  discreet: (told) => (told as Told).told === "objective_dealt",
  worth: (told) => WORTH[(told as Told).told] ?? 0,
  ...after,
  Last: Epilogue,
};
