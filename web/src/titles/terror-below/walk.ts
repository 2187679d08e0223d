/** Going several cells at one touch: along the way that the rules say is the cheapest, over pawns too. */
import type { Seat } from "../../lib/fluent";
import { cellAt, place } from "./cells";
import type { OptionInfo } from "../../wire";
import type { Action, Dir, View } from "./types";

const STEPS: [Dir, number, number][] = [["north", 0, -1], ["east", 1, 0], ["south", 0, 1], ["west", -1, 0]];

function near(cell: string): { dir: Dir; cell: string }[] {
  const { x, y } = place(cell);
  return STEPS.map(([dir, dx, dy]) => ({ dir, cell: cellAt(x + dx, y + dy) }));
}

/** The cells of the way to a cell within reach, the last one being it; none when it is out of reach. */
export function wayTo(view: View, to: string): string[] {
  return view.play.reach.find(({ cell }) => cell === to)?.way ?? [];
}

/** The options that bring the own pawn onto a cell: a move, or a jump over somebody. */
export function goingTo(options: OptionInfo[], cell: string): OptionInfo[] {
  const goes = (action: Action) => typeof action === "object" && ("move" in action || "jump_pawn" in action);
  return options.filter((option) => goes(option.do as Action) && option.touches.includes(`cell:${cell}`));
}

/** A step onto a cell beside the own pawn, whether or not it may be taken: the rules can say why not. */
export function stepOnto(view: View, seat: Seat | null, thing: string): Action | null {
  const own = view.seats.find((one) => one.seat === seat)?.cell;
  if (!own || view.asks !== "act" || view.active !== seat) return null;
  const step = near(own).find((one) => thing === `cell:${one.cell}`);
  return step ? { move: step.dir } : null;
}
