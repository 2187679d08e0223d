import type { TitlePlug } from "../plug";
import { after } from "./after";
import Board from "./Board.svelte";
import City from "./City.svelte";
import { goalOf } from "./goal";
import Hand from "./Hand.svelte";
import Learnt from "./Learnt.svelte";
import Scene from "./Scene.svelte";
import { film } from "./script";
import SeatNote from "./SeatNote.svelte";
import Status from "./Status.svelte";
import type { Told, View } from "./types";

/** Where the rule book speaks about a question; only a place to start reading. */
const RULES: Partial<Record<View["asks"], string>> = {
  scout: "NU-SETUP-08",
  start: "NU-SETUP-08",
  propose: "NU-ADV-03",
  consent: "NU-ADV-03",
  before_white: "NU-MOVE-01",
  direction: "NU-MOVE-02",
  bump: "NU-MOVE-06",
  keep_card: "NU-OBJ-08",
  plaza: "NU-PLAZA-02",
  face: "NU-QUEST-01",
  answer: "NU-QUEST-06",
  judge: "NU-READ-01",
  retry: "NU-OBJ-04",
  right: "NU-OBJ-04",
  cancel_red: "NU-OBJ-04",
  choose_attack: "NU-ATT-01",
  cancel_attack: "NU-ATT-03",
  pick_complice: "NU-ATT-03",
  stop: "NU-END-09",
  deal: "NU-WORK-08",
  slates: "NU-WORK-12",
  correct: "NU-WORK-13",
  extra: "NU-WORK-19",
};

const WORTH: Partial<Record<Told["told"], number>> = { settled: 5, dark_drawn: 3, answered: 2, corrected: 2, pawns_rotated: 2 };

/** What has a picture of its own; a Complice who is saved or lost is told in words. */
const PICTURED = new Set(["asked", "answered", "dark_drawn"]);

export const plug: TitlePlug = {
  Board,
  SeatNote,
  Status,
  Hand,
  Learnt,
  film,
  Scene,
  pictured: ({ lines }) => PICTURED.has((lines.at(-1)?.told as Told).told),
  // Everything lies open between the players.
  secretive: () => false,
  ruleOf: (view) => RULES[(view as View).asks] ?? null,
  goal: (view) => goalOf(view as View),
  pawns: (_, seat) => (seat === null ? [] : [`seat:${seat}`]),
  handless: (view) => (view as View).mode !== "advanced",
  answeredOnBoard: (view) => (view as View).asks === "answer",
  danger: (view) => {
    const sheets = (view as View).sheets;
    const part = sheets.reduce((sum, sheet) => sum + (sheet.status === "lost" ? 1 : sheet.red / sheet.red_needed), 0);
    return part / sheets.length;
  },
  worth: (told) => WORTH[(told as Told).told] ?? 0,
  ...after,
  Last: City,
};
