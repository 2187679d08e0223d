/** From what was told to what is shown: one sentence after the other, pawns and books moving with them. */
import type { Seat } from "../../lib/fluent";
import { pace } from "../../lib/settings.svelte";
import type { ToldLine } from "../../wire";
import type { Words } from "../told";
import type { Place, Told as Telling, View } from "./types";

type Told = Words<Telling>;

const STEP = 950;
/** What happens between two people or two worlds; the rest is for the log alone. */
const SCENES = new Set([
  "turn_missed", "nothing_left", "drew", "bad_drawn", "discarded", "offered", "countered", "exchange_refused", "exchanged",
  "effect_played", "pair_played", "cross_tried", "home_tried", "revealed", "reacted", "nobody_reacts", "card_stopped",
  "reaction_stopped", "move_stopped", "taken_back", "undefended", "parried", "turn_to_miss", "must_lose", "none_to_lose", "lost", "stolen",
  "hand_seen", "character_seen", "world_seen", "card_seen", "actions_gained", "driven", "left_behind", "arrived", "world_shown",
  "no_effect", "went_home", "halt_called", "halt_refused", "last_rounds",
]);
/** What begins a new scene. */
const OPENINGS = new Set(["turn_began", "cross_tried", "home_tried", "effect_played", "pair_played", "bad_drawn", "offered", "drew", "discarded", "passed", "turn_missed"]);

export class Flow {
  /** Where each pawn is shown. */
  at = $state.raw(new Map<Seat, Place | "home">());
  /** Worlds whose turning up has not been told yet. */
  hidden = $state.raw(new Set<Place>());
  /** The world that is being turned up. */
  turned = $state<Place | null>(null);
  lines = $state.raw<ToldLine[]>([]);
  /** How many of the lines are out. */
  shown = $state(0);
  #view: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The line that is being told. */
  get now(): ToldLine | null {
    return this.lines[this.shown - 1] ?? null;
  }

  /** Whether everything has been told. */
  get done(): boolean {
    return this.shown >= this.lines.length;
  }

  /** Follows a new view; `fresh` is what led to it. */
  follow(view: View, fresh: ToldLine[]): void {
    this.#view = view;
    for (const line of fresh) {
      const { told } = line.told as Told;
      if (OPENINGS.has(told) && this.done) {
        this.lines = [];
        this.shown = 0;
      }
      if (SCENES.has(told)) this.lines = [...this.lines, line];
    }
    this.hidden = new Set(this.#waiting("world_shown").flatMap(({ place }) => place ?? []));
    this.#run();
  }

  /** Puts everything where it belongs: an earlier moment, or another seat's eyes. */
  settle(view: View): void {
    clearTimeout(this.#timer);
    this.#view = view;
    this.lines = [];
    this.shown = 0;
    this.#place();
  }

  /** The next line now. */
  next(): void {
    if (!this.done) this.shown += 1;
    this.#run();
  }

  /** One line back, to read it in peace. */
  back(): void {
    clearTimeout(this.#timer);
    if (this.shown > 1) this.shown -= 1;
  }

  /** Everything that is left, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.shown = this.lines.length;
    this.#place();
  }

  #waiting(told: string): Told[] {
    return this.lines.slice(this.shown).map((line) => line.told as Told).filter((one) => one.told === told);
  }

  #run(): void {
    clearTimeout(this.#timer);
    const step = pace(STEP);
    if (step === 0) {
      this.shown = this.lines.length;
    } else if (this.shown === 0 && this.lines.length > 0) this.shown = 1;
    this.#place();
    if (!this.done) this.#timer = setTimeout(() => { this.next(); }, step);
  }

  /** Pawns stand where the telling has got to. */
  #place(): void {
    const told = this.now?.told as Told | undefined;
    this.turned = told?.told === "world_shown" ? (told.place ?? null) : null;
    this.hidden = new Set(this.#waiting("world_shown").flatMap(({ place }) => place ?? []));
    const onTheWay = new Set([...this.#waiting("arrived"), ...this.#waiting("went_home")].map(({ seat }) => seat));
    const at = new Map<Seat, Place | "home">();
    for (const { seat, place, home } of this.#view?.seats ?? []) {
      const where = onTheWay.has(seat) ? this.at.get(seat) : home ? "home" : (place ?? undefined);
      if (where) at.set(seat, where);
    }
    this.at = at;
  }
}
