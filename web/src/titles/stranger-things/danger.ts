import type { View } from "./types";

/** How dark it is: the greatest Fear at the table, and how far the Acts have gone. */
export function dangerOf(view: View): number {
  const fear = Math.max(0, ...view.seats.map((seat) => seat.fear)) / Math.max(1, view.terrified);
  return Math.min(1, fear * 0.7 + ((view.act - 1) / 2) * 0.3);
}
