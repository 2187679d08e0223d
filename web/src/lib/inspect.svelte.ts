/** Which thing of the table somebody wants to know about: pointed at for a moment, or asked for. */

/** How long a pointer or the focus rests before the thing says what it is, and how long a finger, in milliseconds. */
export const REST = 650;
export const PRESS = 500;
/** A finger that moves farther than this drags. */
const STIRS = 10;

/** What an element stands for, in the vocabulary of `touches`; a pawn where it is nothing else. */
export function thingOf(element: { dataset: DOMStringMap }): string | null {
  const { about, thing, pawn } = element.dataset;
  return about || thing || pawn || null;
}

/** The selector of everything that has something to say. */
export const THINGS = "[data-about], [data-thing], [data-pawn]";

type Point = { x: number; y: number };

export class Inspecting {
  /** The thing that says in a word what it is, beside the pointer. */
  hint = $state.raw<string | null>(null);
  /** The thing that is looked at large. */
  open = $state.raw<string | null>(null);
  /** Whether the finger that is down has asked already: lifting it chooses nothing. */
  asked = false;

  #resting: string | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #press: ReturnType<typeof setTimeout> | undefined;
  #from: Point | null = null;

  /** The pointer or the focus is on a thing, or on none. */
  at(thing: string | null): void {
    if (thing === this.#resting) return;
    this.#resting = thing;
    clearTimeout(this.#rest);
    this.hint = null;
    if (thing !== null) this.#rest = setTimeout(() => { this.hint = thing; }, REST);
  }

  /** The thing the pointer or the focus is on. */
  get resting(): string | null {
    return this.#resting;
  }

  /** Something happens: a word beside the pointer would be in the way. */
  hush(): void {
    clearTimeout(this.#rest);
    this.hint = null;
  }

  show(thing: string): void {
    this.hush();
    clearTimeout(this.#press);
    this.open = thing;
  }

  close(): void {
    this.open = null;
  }

  /** A finger is put on a thing. */
  down(thing: string | null, from: Point): void {
    this.hush();
    this.asked = false;
    this.#from = from;
    clearTimeout(this.#press);
    if (thing === null) return;
    this.#press = setTimeout(() => {
      this.asked = true;
      this.show(thing);
    }, PRESS);
  }

  stir(to: Point): void {
    if (this.#from && Math.hypot(to.x - this.#from.x, to.y - this.#from.y) > STIRS) this.up();
  }

  up(): void {
    clearTimeout(this.#press);
    this.#from = null;
  }

  end(): void {
    this.hush();
    this.up();
  }
}
