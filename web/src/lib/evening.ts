/** The puzzle of an evening, a function of the date (as `evening.rs` has it for the terminal), and how many were found in a row. */
import type { TitleInfo } from "../wire";
import { storage as shelf, type Store } from "./storage";

/** A puzzle by its place, so that no address gives anything away. */
export type Evening = { title: string; number: number };

type Puzzles = Pick<TitleInfo, "id" | "puzzles">;

const A_DAY = 24 * 60 * 60 * 1000;

/** The day it is where this browser is, as 2026-11-30. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Days since 1970. */
export function dayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / A_DAY);
}

const rest = (number: number, of: number) => ((number % of) + of) % of;

/** The puzzle of a title: they take turns. */
export function eveningOf({ id, puzzles }: Puzzles, day: string): Evening | null {
  return puzzles.length > 0 ? { title: id, number: rest(dayNumber(day), puzzles.length) + 1 } : null;
}

/** The puzzle over all titles: first the first of every title, then the second of each. */
export function eveningOfAll(titles: Puzzles[], day: string): Evening | null {
  const longest = Math.max(0, ...titles.map(({ puzzles }) => puzzles.length));
  const all = Array.from({ length: longest }, (_, place) =>
    titles.filter(({ puzzles }) => puzzles.length > place).map(({ id }) => ({ title: id, number: place + 1 })),
  ).flat();
  return all[rest(dayNumber(day), all.length)] ?? null;
}

const KEY = "veilleuse.evenings";
/** So many evenings are remembered. */
const MOST = 800;

type Kept = { days: number[]; found: string[] };

function kept(storage: Store): Kept {
  try {
    const all = JSON.parse(storage.getItem(KEY) ?? "{}") as Partial<Record<keyof Kept, unknown>> | null;
    const list = <T>(value: unknown, is: (one: unknown) => one is T): T[] => (Array.isArray(value) ? value.filter(is) : []);
    return {
      days: list(all?.days, (one): one is number => typeof one === "number"),
      found: list(all?.found, (one): one is string => typeof one === "string"),
    };
  } catch {
    return { days: [], found: [] };
  }
}

const name = ({ title, number }: Evening) => `${title}/${number}`;

/** Remembers that a puzzle was found; an evening counts when it was one of that evening. */
export function solved(puzzle: Evening, titles: Puzzles[], day: string, storage: Store = shelf): void {
  const { days, found } = kept(storage);
  const evenings = [eveningOfAll(titles, day), ...titles.map((title) => eveningOf(title, day))];
  const ofTheDay = evenings.some((evening) => evening && name(evening) === name(puzzle));
  const today = dayNumber(day);
  const all: Kept = {
    days: ofTheDay && !days.includes(today) ? [...days, today].slice(-MOST) : days,
    found: [...new Set([...found, name(puzzle)])],
  };
  storage.setItem(KEY, JSON.stringify(all));
}

export function isSolved(puzzle: Evening, storage: Store = shelf): boolean {
  return kept(storage).found.includes(name(puzzle));
}

/** How many evenings in a row, up to this one or the one before: today can still be found. */
export function streak(day: string, storage: Store = shelf): number {
  const days = new Set(kept(storage).days);
  const today = dayNumber(day);
  let count = 0;
  for (let at = days.has(today) ? today : today - 1; days.has(at); at -= 1) count += 1;
  return count;
}

export function isFoundOn(day: string, storage: Store = shelf): boolean {
  return kept(storage).days.includes(dayNumber(day));
}
