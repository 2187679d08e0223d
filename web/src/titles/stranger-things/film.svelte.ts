/** From what was told to what is shown: each turn is a short film, one shot after the other. */
import type { Seat } from "../../lib/fluent";
import { pace } from "../../lib/settings.svelte";
import type { ToldLine } from "../../wire";
import type { Words } from "../told";
import type { Location as Place, Told as Telling, View } from "./types";

type Told = Words<Telling>;

const STEP = 1500;
const LINGER = 5000;
/** So many shots behind, it plays twice as fast. */
const BEHIND = 8;
/** What is worth a shot. */
const SHOTS = new Set([
  "turn_began", "walked", "stopped", "frightened", "shielded", "calmed", "passed", "declared", "attempted", "pile_shown", "fell_short", "token_lost",
  "succeeded", "pile_cleared", "pile_built", "top_revealed", "item_kept", "recruited", "ally_placed", "ally_removed", "power_used", "power_lost",
  "will_saved", "enemy_placed", "enemy_moved", "enemy_removed", "looked", "look_shared", "token_returned", "card_discarded", "deck_rebuilt",
  "scenes_to_come", "scene_revealed", "token_added", "overflowed", "nothing_happened", "day_ended", "ended",
]);

/** What whoever decided it has just seen happen. */
const OWN = new Set(["turn_began", "walked", "stopped", "passed", "declared"]);

type Stage = { enemies: Map<string, Place | null>; people: Map<Seat, Place> };
const EMPTY: Stage = { enemies: new Map(), people: new Map() };

export class Film {
  lines = $state.raw<ToldLine[]>([]);
  /** How many shots are out. */
  shown = $state(0);
  /** Whether it is on the screen; a finished one folds itself away and can be opened again. */
  open = $state(false);
  /** Where everybody stood before the first shot. */
  #before = $state.raw<Stage>(EMPTY);
  #last: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  done = $derived(this.shown >= this.lines.length);
  now = $derived((this.lines[this.shown - 1]?.told as Told | undefined) ?? null);
  /** The Scene the shot belongs to. */
  scene = $derived.by((): Told | null => {
    for (let index = this.shown - 1; index >= 0; index--) {
      const told = this.lines[index]?.told as Told;
      if (told.told === "scene_revealed") return told;
      if (told.told === "turn_began" || told.told === "scenes_to_come") return null;
    }
    return null;
  });
  /** The pile the shot is about, open, with the value against it. */
  contest = $derived.by((): Told | null => {
    for (let index = this.shown - 1; index >= 0; index--) {
      const told = this.lines[index]?.told as Told;
      if (told.told === "pile_shown") return told;
      if (["turn_began", "scenes_to_come", "scene_revealed"].includes(told.told)) return null;
    }
    return null;
  });
  /** Where everybody is shown to be; the table itself knows better once the film is over. */
  stage = $derived.by((): Stage => {
    if (this.done) return EMPTY;
    const stage: Stage = { enemies: new Map(this.#before.enemies), people: new Map(this.#before.people) };
    for (const { told: raw } of this.lines.slice(0, this.shown)) {
      const told = raw as Told;
      if (told.told === "enemy_moved" && told.enemy && told.to) stage.enemies.set(told.enemy, told.to);
      if (told.told === "enemy_placed" && told.enemy && told.at) stage.enemies.set(told.enemy, told.at);
      if (told.told === "enemy_removed" && told.enemy) stage.enemies.set(told.enemy, null);
      if (told.told === "walked" && told.seat !== undefined && told.to) stage.people.set(told.seat, told.to);
    }
    return stage;
  });
  /** Things on the map the shot is about. */
  told = $derived.by((): string[] => {
    const told = this.now;
    if (!told || !this.open) return [];
    const things: string[] = [];
    if (told.enemy) things.push(`enemy:${told.enemy}`);
    if (told.slot) things.push(`pile:${told.slot}`);
    if (told.seat !== undefined && (told.told === "frightened" || told.told === "calmed")) things.push(`seat:${told.seat}`);
    return things;
  });

  /** Follows a new view; `fresh` is what led to it. Whoever decided it needs no film of it. */
  follow(view: View, fresh: ToldLine[], mine: Seat | null): void {
    const shots = fresh.filter((line) => {
      const { told, seat } = line.told as Told;
      return SHOTS.has(told) && !(seat === mine && OWN.has(told));
    });
    const begins = shots.some((line) => (line.told as Told).told === "turn_began");
    if (this.done && (begins || !this.open)) {
      this.lines = [];
      this.shown = 0;
      this.#before = this.#last ? positions(this.#last) : positions(view);
    }
    this.#last = view;
    if (shots.length === 0) return;
    this.lines = [...this.lines, ...shots];
    this.open = true;
    this.#run();
  }

  /** Puts everything where it belongs: an earlier moment, or another seat's eyes. */
  settle(view: View): void {
    clearTimeout(this.#timer);
    this.#last = view;
    this.lines = [];
    this.shown = 0;
    this.open = false;
  }

  /** The next shot now. */
  next(): void {
    this.shown += 1;
    this.#run();
  }

  /** One shot back, to read it in peace. */
  back(): void {
    clearTimeout(this.#timer);
    this.shown = Math.max(1, this.shown - 1);
  }

  /** To the end of what is told. */
  skip(): void {
    clearTimeout(this.#timer);
    this.shown = this.lines.length;
  }

  fold(): void {
    this.skip();
    this.open = false;
  }

  unfold(): void {
    this.open = true;
    this.shown = this.lines.length;
  }

  /** One shot after the other; with motion off all at once. */
  #run(): void {
    clearTimeout(this.#timer);
    const step = pace(STEP);
    const all = this.lines.length;
    if (step === 0) this.shown = all;
    else if (this.shown === 0) this.shown = 1;
    if (this.shown < all) this.#timer = setTimeout(() => { this.next(); }, all - this.shown > BEHIND ? step / 2 : step);
    else this.#timer = setTimeout(() => { this.fold(); }, LINGER);
  }
}

function positions(view: View): Stage {
  return {
    enemies: new Map(view.enemies.map((one) => [one.enemy, one.at])),
    people: new Map(view.seats.flatMap(({ seat, location }) => (location ? [[seat, location] as const] : []))),
  };
}
