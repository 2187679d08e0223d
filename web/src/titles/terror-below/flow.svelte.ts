/** From what was told to what is shown: where vehicles look, and an attack told step by step. */
import type { Seat } from "../../lib/fluent";
import { pace } from "../../lib/settings.svelte";
import type { ToldLine } from "../../wire";
import { middle } from "./desert";
import type { Words } from "../told";
import type { Slot, Told as Telling, View } from "./types";

type Told = Words<Telling>;

const STEP = 900;
const LINGER = 4000;
/** What an attack and its hunt are made of. */
const STEPS = new Set([
  "attack_began", "vehicle_revealed", "erupted", "egg_placed", "egg_aside", "egg_rerolled", "eggs_lost", "no_egg_left",
  "rubble_placed", "location_destroyed", "caught", "weapon_used", "weapon_rolled", "struck", "worm_defeated",
  "weapon_returned", "hunt_passed", "egg_snatched", "trophy_taken", "claimed", "gained", "survived", "leader_died", "hat_lost",
  "cargo_dropped", "new_leader", "eliminated", "worm_left", "worm_revealed",
]);

export type Tale = { slot: Slot; worm: string; lines: ToldLine[] };

export class Flow {
  heading = $state.raw(new Map<Seat, number>());
  tale = $state.raw<Tale | null>(null);
  /** How many lines of the tale are out. */
  shown = $state(0);
  /** Whether the tale is told at length; a finished one folds itself away and can be opened again. */
  open = $state(false);
  #under = false;
  #cells = new Map<Seat, string | null>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Follows a new view; `fresh` is what led to it. */
  follow(view: View, fresh: ToldLine[]): void {
    this.#turn(view);
    const before = this.tale;
    for (const line of fresh) this.#tell(line);
    if (this.tale !== before) this.#run();
  }

  /** Puts everything where it belongs: an earlier moment, or another seat's eyes. */
  settle(view: View): void {
    clearTimeout(this.#timer);
    this.tale = null;
    this.#under = view.attack !== null;
    this.#turn(view);
  }

  /** The cells the newest line is about. */
  get shaken(): string[] {
    if (!this.open) return [];
    const told = this.tale?.lines[this.shown - 1]?.told as Told | undefined;
    if (!told) return [];
    return told.cells ?? (told.cell ? [told.cell] : []);
  }

  get done(): boolean {
    return this.tale === null || this.shown >= this.tale.lines.length;
  }

  /** The next line now. */
  next(): void {
    this.shown += 1;
    this.#run();
  }

  /** One line back, to read it in peace. */
  back(): void {
    clearTimeout(this.#timer);
    this.shown -= 1;
  }

  fold(): void {
    clearTimeout(this.#timer);
    this.open = false;
  }

  unfold(): void {
    this.open = true;
    this.shown = this.tale?.lines.length ?? 0;
  }

  #tell(line: ToldLine): void {
    const told = line.told as Told;
    if (told.told === "attack_began" && told.slot && told.worm) {
      this.tale = { slot: told.slot, worm: told.worm, lines: [] };
      this.shown = 0;
      this.open = true;
      this.#under = true;
    }
    if (!this.#under || !STEPS.has(told.told)) return;
    if (this.tale) this.tale = { ...this.tale, lines: [...this.tale.lines, line] };
    if (told.told === "worm_revealed") this.#under = false;
  }

  /** One line after the other; with motion off all at once. */
  #run(): void {
    clearTimeout(this.#timer);
    const step = pace(STEP);
    const all = this.tale?.lines.length ?? 0;
    if (step === 0) this.shown = all;
    else if (this.shown === 0) this.shown = 1;
    if (this.shown < all) this.#timer = setTimeout(() => { this.next(); }, step);
    else if (!this.#under) this.#timer = setTimeout(() => { this.fold(); }, LINGER);
  }

  /** A vehicle looks where it last went. */
  #turn(view: View): void {
    const next = new Map(this.heading);
    for (const { seat, cell } of view.seats) {
      const before = this.#cells.get(seat);
      if (before && cell && before !== cell) {
        const [a, b] = [middle(before), middle(cell)];
        next.set(seat, shortest(next.get(seat) ?? 0, (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI));
      }
      this.#cells.set(seat, cell);
    }
    this.heading = next;
  }
}

/** The turn that never goes the long way round. */
function shortest(from: number, to: number): number {
  return from + ((((to - from) % 360) + 540) % 360) - 180;
}
