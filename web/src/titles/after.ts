/** What is heard of a telling, by the kinds of tellings a title lists. */
import type { Sound } from "./plug";

export function sounds(kinds: Partial<Record<Sound, string[]>>): (told: string) => Sound | null {
  const known = new Map<string, Sound>();
  for (const [sound, tellings] of Object.entries(kinds)) for (const told of tellings) known.set(told, sound as Sound);
  return (told) => known.get(told) ?? null;
}
