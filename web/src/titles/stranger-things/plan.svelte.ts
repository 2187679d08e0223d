/**
 * Cards picked up before anything is decided, and the decisions they will become. Nothing here knows a rule: a plan
 * is a list of decisions, each sent when it is among the options.
 */
import type { OptionInfo } from "../../wire";
import type { Action, ReachView, SelectionView, View } from "./types";

/** Of the cards that carry somebody so far: those that bring the fewest Scenes, then the fewest moves to spare. */
export function cardsFor(moves: number, selections: SelectionView[]): string[] | null {
  const enough = selections.filter((one) => one.value >= moves);
  enough.sort((a, b) => a.scenes - b.scenes || a.value - b.value || a.cards.length - b.cards.length);
  return enough[0]?.cards ?? null;
}

class Plan {
  /** Cards held out, by id. */
  cards = $state.raw<string[]>([]);
  /** Where those cards shall lead. */
  aim = $state.raw<ReachView | null>(null);
  #steps = $state.raw<string[]>([]);
  #sending = $state(false);
  #moment = "";
  #asks: View["asks"] | null = null;
  /** The options the last decision was taken from: they say nothing about the next one. */
  #answered: OptionInfo[] | null = null;

  get running(): boolean {
    return this.#steps.length > 0;
  }

  /**
   * Puts the cards back when another question is asked. Cards that were held out when something was declared, on the
   * map or in the list, are laid for it.
   */
  follow(view: View): void {
    const moment = `${view.active} ${view.turn} ${view.step === "act" || view.step === "move" ? view.step : view.asks}`;
    if (moment !== this.#moment) {
      this.cards = [];
      this.aim = null;
      this.#steps = [];
    } else if (this.#asks === "act" && view.asks === "act_cards" && !this.running && this.cards.length > 0) {
      this.begin([...this.#lays(), "done"]);
    }
    if (view.asks === "walk") this.aim = null;
    this.#moment = moment;
    this.#asks = view.asks;
  }

  toggle(card: string): void {
    this.aim = null;
    this.cards = this.cards.includes(card) ? this.cards.filter((other) => other !== card) : [...this.cards, card];
  }

  /** Holds out the cards that lead to a Location; asked for the same one again, goes there. */
  aimAt(to: ReachView, selections: SelectionView[]): void {
    if (this.aim?.location === to.location) {
      this.setOff();
      return;
    }
    const cards = cardsFor(to.moves, selections);
    if (cards) [this.cards, this.aim] = [cards, to];
  }

  /** Lays the cards, and walks where they shall lead. */
  setOff(): void {
    this.begin([...this.#lays(), "done", ...(this.aim?.way ?? []).map((go) => ({ go }))]);
  }

  #lays(): Action[] {
    return this.cards.map((lay) => ({ lay }));
  }

  begin(steps: Action[]): void {
    this.#steps = steps.map((step) => JSON.stringify(step));
  }

  drop(): void {
    this.#steps = [];
  }

  /** Sends the next decision of the plan, if it is possible; a plan that is not ends. */
  advance(options: OptionInfo[], choose: (option: OptionInfo) => Promise<void>): void {
    const [next, ...rest] = this.#steps;
    if (next === undefined || this.#sending || options.length === 0 || options === this.#answered) return;
    const option = options.find((one) => JSON.stringify(one.do) === next);
    if (!option) {
      this.drop();
      return;
    }
    this.#steps = rest;
    this.#answered = options;
    this.#sending = true;
    // A decision made elsewhere may just be ending, and nothing is heard before it has.
    void new Promise((ended) => setTimeout(ended))
      .then(() => choose(option))
      .finally(() => {
        this.#sending = false;
      });
  }
}

export const plan = new Plan();
