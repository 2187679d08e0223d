/** What a finished match was like, as the page draws it. */
import type { MatchAnalysis, Seat } from "../wire";

/** Those who win and lose together: their curve is one. */
export type Side = { seats: Seat[]; chances: number[] };

/** The lines of the curve: seats whose chances were the same from the beginning to the end are one side. */
export function sides({ seats, curve }: Pick<MatchAnalysis, "seats" | "curve">): Side[] {
  const found: Side[] = [];
  for (const [place, seat] of seats.entries()) {
    const chances = curve.map((point) => point.chances[place] ?? 0);
    const same = found.find((side) => side.chances.every((chance, at) => chance === chances[at]));
    if (same) same.seats.push(seat);
    else found.push({ seats: [seat], chances });
  }
  return found;
}

/** The chance at any moment, in thousandths, between the points that are known. */
export function chanceAt(curve: { n: number }[], chances: number[], n: number): number {
  const after = curve.findIndex((point) => point.n >= n);
  const [to, from] = [curve[after], curve[after - 1]];
  const here = chances[after] ?? chances.at(-1) ?? 0;
  if (!to || !from || to.n === n) return here;
  const before = chances[after - 1] ?? here;
  return Math.round(before + ((here - before) * (n - from.n)) / (to.n - from.n));
}

/** Thousandths as people say them. */
export const percent = (thousandths: number): number => Math.round(thousandths / 10);

/** The line of a side, in a box of this size. */
export function line(curve: { n: number }[], chances: number[], last: number, width: number, height: number): string {
  const x = (n: number) => (last > 0 ? (n / last) * width : 0);
  const y = (chance: number) => height - (chance / 1000) * height;
  return curve.map(({ n }, at) => `${at === 0 ? "M" : "L"}${x(n).toFixed(1)} ${y(chances[at] ?? 0).toFixed(1)}`).join(" ");
}
