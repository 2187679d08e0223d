/** What changed for somebody since their last decision, from what was told. */
import type { Seat, ToldLine } from "../wire";
import type { Weight } from "./beats";

/** So much fits on a card: the last of it. */
const MOST = 6;

export function sinceTurn(log: ToldLine[], after: number, me: Seat | null, weigh: (told: unknown) => Weight, discreet?: (told: unknown) => boolean): ToldLine[] {
  const mentions = (line: ToldLine) => line.line.args.some(([, arg]) => "seat" in arg && arg.seat === me);
  const matters = (line: ToldLine) => {
    const weight = weigh(line.told);
    return weight === "big" || weight === "stop" || (weight !== "quiet" && mentions(line));
  };
  return log.filter((line) => line.n > after && !discreet?.(line.told) && matters(line)).slice(-MOST);
}
