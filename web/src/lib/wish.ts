/**
 * A greyed thing has no option, so nobody knows what to ask the rules about it. But an option of the same kind
 * shows how such a decision reads; with the other thing's name in it, the rules can say why not.
 */
import type { OptionInfo } from "../wire";

export function wish(options: OptionInfo[], thing: string): unknown {
  const [kind, name] = thing.split(":") as [string, string];
  for (const option of options) {
    const touched = option.touches.find((other) => other.startsWith(`${kind}:`));
    if (!touched) continue;
    const text = JSON.stringify(option.do);
    const other = JSON.stringify(touched.slice(kind.length + 1));
    if (text.includes(other)) return JSON.parse(text.replace(other, JSON.stringify(name)));
  }
  return null;
}

/** The options that touch all of these things. */
export function touching(options: OptionInfo[], things: string[]): OptionInfo[] {
  return options.filter((option) => things.every((thing) => option.touches.includes(thing)));
}

/**
 * Of options that differ only in the order of what they touch, such as the cards of a payment, the one in the order of
 * `chosen` stands for all; without such an order, the first.
 */
export function inOneOrder(options: OptionInfo[], chosen: string[]): OptionInfo[] {
  const sort = ({ do: action, touches }: OptionInfo) => JSON.stringify([typeof action === "string" ? action : Object.keys(action as object), touches.toSorted()]);
  const asChosen = ({ touches }: OptionInfo) => {
    const places = chosen.map((thing) => touches.indexOf(thing)).filter((place) => place >= 0);
    return places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1));
  };
  const orders = new Map<string, string>();
  for (const option of [...options.filter(asChosen), ...options]) if (!orders.has(sort(option))) orders.set(sort(option), option.touches.join());
  return options.filter((option) => orders.get(sort(option)) === option.touches.join());
}

export type Touched = { decide: OptionInfo } | { chosen: string[] } | { why: string };

/**
 * What touching a thing comes to: the one option left, a narrower choice, or the question why not. Touching what is
 * already chosen lets it go; touching something else starts anew.
 */
export function touched(options: OptionInfo[], chosen: string[], thing: string): Touched {
  if (chosen.includes(thing)) return { chosen: chosen.filter((other) => other !== thing) };
  for (const things of [[...chosen, thing], [thing]]) {
    const left = inOneOrder(touching(options, things), things);
    if (left.length === 1 && left[0]) return { decide: left[0] };
    if (left.length > 1) return { chosen: things };
  }
  return { why: thing };
}
