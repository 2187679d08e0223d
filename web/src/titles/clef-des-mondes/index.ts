import "./tokens.css";
import type { TitlePlug } from "../plug";
import { after } from "./after";
import Board from "./Board.svelte";
import { goalOf } from "./goal";
import Hand from "./Hand.svelte";
import { film } from "./script";
import Homecoming from "./Homecoming.svelte";
import SeatNote from "./SeatNote.svelte";
import Status from "./Status.svelte";
import type { Action, Told, View } from "./types";

/** Where the rule book speaks about a question; only a place to start reading. */
const RULES: Partial<Record<View["asks"], string>> = {
  keep: "CM-SETUP-07",
  pawn: "CM-SETUP-09",
  act: "CM-TURN-03",
  window: "CM-REACT-06",
  defend: "CM-REACT-01",
  counter: "CM-EXCH-01",
  confirm: "CM-EXCH-04",
  lose: "CM-BAD-01",
  draw_more: "CM-DRAW-01",
  arrange: "CM-EFF-01",
  leave: "CM-ENC-03",
  halt: "CM-TURN-09",
};

const WORTH: Partial<Record<Told["told"], number>> = { went_home: 7, reaction_stopped: 6, move_stopped: 5, card_stopped: 5, parried: 4, revealed: 3, stolen: 2, exchanged: 2, bad_drawn: 1 };
const LIGHTS_OUT: Record<string, number> = { low: 0.05, medium: 0.25, high: 0.5 };

export const plug: TitlePlug = {
  Board,
  SeatNote,
  Status,
  Hand,
  Learnt: Homecoming,
  film,
  secretive: () => true,
  ruleOf: (view) => RULES[(view as View).asks] ?? null,
  goal: (view, seat) => goalOf(view as View, seat),
  pawns: (_, seat) => (seat === null ? [] : [`seat:${seat}`]),
  danger: (view) => dangerOf(view as View),
  worth: (told) => WORTH[(told as Told).told] ?? 0,
  ...after,
  letsBe: (action) => (action as Action) === "let_be",
};

/** How dark it is: where the one who plays is lost, and whether something attacks. */
function dangerOf(view: View): number {
  const at = view.seats.find((one) => one.seat === view.active)?.place;
  const world = view.places.find((one) => one.place === at)?.world;
  return Math.min(1, (LIGHTS_OUT[world?.danger ?? ""] ?? 0) + (view.asks === "defend" ? 0.35 : 0));
}
