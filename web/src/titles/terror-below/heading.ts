/** Where vehicles look: where they last went. */
import type { Seat } from "../../lib/fluent";
import { middle } from "./desert";
import type { View } from "./types";

export function turned(heading: Map<Seat, number>, before: View | null, now: View): Map<Seat, number> {
  const next = new Map(heading);
  for (const { seat, cell } of now.seats) {
    const from = before?.seats.find((one) => one.seat === seat)?.cell;
    if (!from || !cell || from === cell) continue;
    const [a, b] = [middle(from), middle(cell)];
    next.set(seat, shortest(next.get(seat) ?? 0, (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI));
  }
  return next;
}

/** The turn that never goes the long way round. */
function shortest(from: number, to: number): number {
  return from + ((((to - from) % 360) + 540) % 360) - 180;
}
