/** From what was told to what moves: pawns walk their squares, answers and cards of the Dark Master are shown. */
import type { Seat } from "../../lib/fluent";
import { pace } from "../../lib/settings.svelte";
import type { ToldLine } from "../../wire";
import { squareIndex, walk } from "./town";
import type { Words } from "../told";
import type { Choice, QuestionView as Question, Told as Telling, View } from "./types";

type Told = Words<Telling>;

const STEP = 110;
const SHOWN = 7000;

export type Shown =
  | { kind: "answer"; question: Question; seat: Seat; told: Told; given: Choice | null; mine: boolean }
  | { kind: "dark"; deck: "attack" | "round_end"; card: string };

export class Flow {
  pawns = $state.raw(new Map<Seat, number>());
  shown = $state.raw<Shown[]>([]);
  rolls = $state(0);
  #asked: Question | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Follows a new view; `fresh` is what led to it. */
  follow(view: View, fresh: ToldLine[], me: Seat | null): void {
    const told = fresh.map((line) => line.told as Told);
    if (told.some((one) => one.told === "white_rolled" || one.told === "black_rolled")) this.rolls += 1;
    this.#walk(view, told);
    for (const one of told) this.#show(one, me);
    const question = view.question;
    if (question && !question.answer) this.#asked = question;
    const mine = told.some((one) => one.told === "moved" && one.seat === me);
    if (mine || (question && view.waiting.some((seat) => seat === me))) this.shown = [];
  }

  /** Puts everything where it belongs: an earlier moment, or another seat's eyes. */
  settle(view: View): void {
    this.#stop();
    this.shown = [];
    this.pawns = places(view);
    this.#asked = view.question;
  }

  next(): void {
    this.shown = this.shown.slice(1);
  }

  #show(one: Told, me: Seat | null): void {
    const question = this.#asked;
    if (one.told === "answered" && question && question.id === one.question && one.seat !== undefined) {
      const mine = one.seat === me;
      this.#add({ kind: "answer", question, seat: one.seat, told: one, given: one.choice ?? null, mine }, !mine);
    }
    if (one.told === "dark_drawn" && one.card && one.deck) this.#add({ kind: "dark", deck: one.deck, card: one.card }, true);
  }

  #add(shown: Shown, leaves: boolean): void {
    const others = this.shown.filter((one) => one.kind !== shown.kind || (one.kind === "answer" && one.mine));
    this.shown = [...others, shown];
    if (!leaves) return;
    const wait = shown.kind === "dark" ? SHOWN / 2 : SHOWN;
    this.#timers.push(
      setTimeout(() => {
        this.shown = this.shown.filter((one) => one !== shown);
      }, wait),
    );
  }

  #walk(view: View, told: Told[]): void {
    const goal = places(view);
    const step = pace(STEP);
    const moved = told.find((one) => one.told === "moved");
    const seat = moved?.seat;
    const from = seat === undefined ? undefined : this.pawns.get(seat);
    if (!moved?.to || seat === undefined || from === undefined || step === 0) {
      this.pawns = goal;
      return;
    }
    const path = walk(from, squareIndex(moved.to), moved.turning === "clockwise");
    this.pawns = new Map(goal).set(seat, from);
    for (const [index, at] of path.entries()) {
      this.#timers.push(
        setTimeout(
          () => {
            const last = index === path.length - 1;
            this.pawns = last ? goal : new Map(this.pawns).set(seat, at);
          },
          step * (index + 1),
        ),
      );
    }
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}

function places(view: View): Map<Seat, number> {
  return new Map(view.seats.flatMap((seat) => (seat.square ? [[seat.seat, squareIndex(seat.square)]] : [])));
}
