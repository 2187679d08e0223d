import type { OptionInfo } from "../../wire";

/** What can be touched now. Before a Vehicle or a worm is chosen, the places where Targets would go light nothing. */
export function litBy(options: OptionInfo[], chosen: string[]): Set<string> {
  return new Set(
    options.flatMap(({ touches }) => {
      const early = chosen.length === 0 && has(touches, "vehicle") && has(touches, "slot");
      return early ? touches.filter((thing) => !thing.startsWith("cell:")) : touches;
    }),
  );
}

const has = (touches: string[], kind: string) => touches.some((thing) => thing.startsWith(`${kind}:`));
