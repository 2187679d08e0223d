/**
 * Cards picked up before anything is decided, and the decisions they will become. Nothing here knows a rule: a plan
 * is a list of decisions, each sent when it is among the options.
 */
import type { OptionInfo } from "../../wire";
import type { Action, View } from "./types";

class Plan {
  /** Cards held out, by id. */
  cards = $state.raw<string[]>([]);
  #steps = $state.raw<string[]>([]);
  #sending = $state(false);
  #moment = "";
  /** The options the last decision was taken from: they say nothing about the next one. */
  #answered: OptionInfo[] | null = null;

  get running(): boolean {
    return this.#steps.length > 0;
  }

  /** Puts the cards back when another question is asked. */
  follow(view: View): void {
    const moment = `${view.active} ${view.turn} ${view.step === "act" || view.step === "move" ? view.step : view.asks}`;
    if (moment !== this.#moment) {
      this.cards = [];
      this.#steps = [];
    }
    this.#moment = moment;
  }

  toggle(card: string): void {
    this.cards = this.cards.includes(card) ? this.cards.filter((other) => other !== card) : [...this.cards, card];
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
    void choose(option).finally(() => {
      this.#sending = false;
    });
  }
}

export const plan = new Plan();
