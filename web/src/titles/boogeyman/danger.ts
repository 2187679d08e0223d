import type { View } from "./types";

/** How dark it is: the two Stress counters, and Children who lie on the floor. */
export function dangerOf(view: View): number {
  const stress = view.stress.reduce((sum, one) => sum + one.level / Math.max(1, one.most), 0) / Math.max(1, view.stress.length);
  const children = view.children.filter((child) => !child.turned);
  const fainted = children.filter((child) => child.mind === "fainted").length / Math.max(1, children.length);
  return Math.min(1, stress * 0.8 + fainted * 0.4);
}
