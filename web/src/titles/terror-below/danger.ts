import type { View } from "./types";

/** How dark it is: cards under the worms, and in solo the attacks that are gone. */
export function dangerOf(view: View): number {
  const worms = view.terror.filter((one) => one.worm !== null);
  const near = worms.reduce((sum, one) => sum + Math.min(1, one.cards.length / Math.max(1, (one.worm?.limit ?? 1) - 1)), 0);
  const share = worms.length > 0 ? near / worms.length : 0;
  const solo = view.solo ? view.solo.attacks / (view.solo.attacks + view.solo.attacks_left) : 0;
  return Math.min(1, Math.max(solo, share * 0.7 + (view.attack ? 0.3 : 0)));
}
