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

/** The option that touches this thing. */
export function optionFor(options: OptionInfo[], thing: string): OptionInfo | undefined {
  return options.find((option) => option.touches.includes(thing));
}
