/** Walking several cells at one touch: the way there, along the cells that the rules say can be reached. */
import type { Seat } from "../../lib/fluent";
import { cellAt, place } from "./cells";
import type { Action, Dir, View } from "./types";

const STEPS: [Dir, number, number][] = [["north", 0, -1], ["east", 1, 0], ["south", 0, 1], ["west", -1, 0]];

function near(cell: string): { dir: Dir; cell: string }[] {
  const { x, y } = place(cell);
  return STEPS.map(([dir, dx, dy]) => ({ dir, cell: cellAt(x + dx, y + dy) }));
}

/** The cells of a shortest walk to a cell within reach, the last one being it; none when there is no such walk. */
export function wayTo(view: View, to: string): string[] {
  const costs = new Map(view.play.reach.map((one) => [one.cell, one.cost]));
  const way = [to];
  for (let at = to, cost = costs.get(to) ?? 0; cost > 1; cost--) {
    const before = near(at).find((one) => costs.get(one.cell) === cost - 1);
    if (!before) return [];
    at = before.cell;
    way.unshift(at);
  }
  return costs.has(to) ? way : [];
}

/** A step onto a cell beside the own pawn, whether or not it may be taken: the rules can say why not. */
export function stepOnto(view: View, seat: Seat | null, thing: string): Action | null {
  const own = view.seats.find((one) => one.seat === seat)?.cell;
  if (!own || view.asks !== "act" || view.active !== seat) return null;
  const step = near(own).find((one) => thing === `cell:${one.cell}`);
  return step ? { move: step.dir } : null;
}
