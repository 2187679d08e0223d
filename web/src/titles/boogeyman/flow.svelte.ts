/** From what was told to what is shown: a story read line by line, and figures that walk as it is read. */
import { pace } from "../../lib/settings.svelte";
import type { ToldLine } from "../../wire";
import type { Words } from "../told";
import type { Figure, Told as Telling, View } from "./types";

type Told = Words<Telling>;

const STEP = 1100;
const QUICK = 320;
const LONGEST = 60;
/** What needs no reading: the board shows it at once, or nothing has happened. */
const SILENT = new Set([
  "turn_ended", "stays_hidden", "nothing_there", "hidden_shown", "round_began", "stashed", "objective_dealt", "piles_laid", "torch_taken",
  "panel_read", "panel_failed", "panel_passed", "opening", "closing", "ended", "token_hidden", "vote_cast", "child_chosen",
]);
/** What only moves a figure is shown quickly. */
const STEPS = new Set(["moved", "sitter_moved", "turn_began"]);
/** Without one of these a story is not worth a panel. */
const DRAMA = new Set([
  "card_drawn", "surprised", "token_found", "noise_made", "sitter_moved", "possessed", "met", "troubled", "event_began", "nightmare_began",
  "nightmare_dreamt", "boogeyman_appeared", "boogeyman_lurks", "token_flipped", "fainted", "revived", "turned_coat", "final_room_drawn",
  "leader_named", "padlock_removed", "padlock_holds", "test_passed", "test_failed", "card_played", "looked", "peeked_track", "given",
  "offered", "deal_declined", "card_shown", "draws_two", "encounter_cancelled", "attic_unlocked", "final_began", "objective_shown", "aim_met", "final_chosen", "search_drawn", "dawn",
]);

type Places = { kids: Map<Figure, string>; sitter: string | null; shade: string | null };

function placesOf(view: View): Places {
  const kids = view.children.flatMap((child): [Figure, string][] => (child.figure && child.space ? [[child.figure, child.space]] : []));
  return { kids: new Map(kids), sitter: view.babysitter.space, shade: view.figure };
}

export class Flow {
  lines = $state.raw<ToldLine[]>([]);
  /** How many lines are out. */
  shown = $state(0);
  /** How many dice have fallen, so that each one tumbles. */
  dice = $state(0);
  #start: Places = { kids: new Map(), sitter: null, shade: null };
  #now: Places = { kids: new Map(), sitter: null, shade: null };
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Follows a new view; `fresh` is what led to it. */
  follow(view: View, fresh: ToldLine[]): void {
    this.dice += fresh.filter((line) => (line.told as Told).told === "rolled").length;
    const heard = fresh.filter((line) => !SILENT.has((line.told as Told).told));
    const dramatic = heard.some((line) => DRAMA.has((line.told as Told).told));
    if (this.done && dramatic) {
      this.#start = this.#now;
      this.lines = heard.slice(-LONGEST);
      this.shown = 0;
    } else if (!this.done) {
      this.lines = [...this.lines, ...heard].slice(-LONGEST);
      this.shown = Math.min(this.shown, this.lines.length);
    }
    this.#now = placesOf(view);
    if (this.lines.length > 0) this.#run();
  }

  /** Puts everything where it belongs: an earlier moment, or another seat's eyes. */
  settle(view: View): void {
    clearTimeout(this.#timer);
    this.lines = [];
    this.shown = 0;
    this.#now = placesOf(view);
    this.#start = this.#now;
  }

  get done(): boolean {
    return this.shown >= this.lines.length;
  }

  /** Where figures are at this point of the story; nothing when it is read to its end. */
  get where(): Places {
    if (this.done) return { kids: new Map(), sitter: null, shade: null };
    const kids = new Map(this.#start.kids);
    let { sitter, shade } = this.#start;
    for (const line of this.lines.slice(0, this.shown)) {
      const told = line.told as Told;
      if (told.told === "moved" && told.child && told.to) kids.set(told.child, told.to);
      if (told.told === "sent_to" && told.child && told.room) kids.set(told.child, told.room);
      if (told.told === "sitter_moved" && told.to) sitter = told.to;
      if (told.told === "boogeyman_appeared" && told.room) shade = told.room;
    }
    return { kids, sitter, shade };
  }

  /** The room the newest line is about. */
  get shaken(): string | null {
    const told = this.lines[this.shown - 1]?.told as Told | undefined;
    return told?.told === "sitter_moved" || told?.told === "moved" ? null : (told?.room ?? null);
  }

  next(): void {
    this.shown += 1;
    this.#run();
  }

  /** One line back, to read it in peace. */
  back(): void {
    clearTimeout(this.#timer);
    this.shown -= 1;
  }

  /** To the end at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.shown = this.lines.length;
  }

  /** One line after the other, faster when many wait; with motion off all at once. */
  #run(): void {
    clearTimeout(this.#timer);
    if (pace(STEP) === 0) this.shown = this.lines.length;
    else if (this.shown === 0) this.shown = 1;
    const waiting = this.lines.length - this.shown;
    const told = (this.lines[this.shown - 1]?.told as Told | undefined)?.told ?? "";
    const usual = STEPS.has(told) ? QUICK : Math.max(QUICK, STEP - 45 * waiting);
    if (waiting > 0) this.#timer = setTimeout(() => { this.next(); }, pace(usual));
  }
}
