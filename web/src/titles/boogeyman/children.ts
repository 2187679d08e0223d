/** Children among those of a view. */
import type { Seat } from "../../lib/fluent";
import type { ChildView, Figure, View } from "./types";

/** Whom a person plays. */
export function childrenOf(view: View, seat: Seat | null): ChildView[] {
  return view.children.filter((child) => child.seat === seat && !child.turned);
}

export function childOf(view: View, figure: Figure): ChildView | undefined {
  return view.children.find((child) => child.figure === figure);
}
