/** What somebody has decided and taken back again: one step back, and forward until somebody acts. */
export type Decided = { n: number; do: unknown };
export type Trail = { done: Decided[]; back: Decided[] };

export const NO_TRAIL: Trail = { done: [], back: [] };

/** Another decision: what was taken back before is gone, unless it is that very one. */
export function decided(trail: Trail, one: Decided): Trail {
  const top = trail.back.at(-1);
  const again = top?.n === one.n && JSON.stringify(top.do) === JSON.stringify(one.do);
  return { done: [...trail.done.filter(({ n }) => n < one.n), one], back: again ? trail.back.slice(0, -1) : [] };
}

/** Back to where so many inputs stood. */
export function takenBack(trail: Trail, to: number): Trail {
  const gone = trail.done.filter(({ n }) => n >= to).reverse();
  return { done: trail.done.filter(({ n }) => n < to), back: [...trail.back, ...gone] };
}

/** What would be decided again at this moment; nothing once somebody has acted. */
export function again(trail: Trail, n: number): unknown {
  const top = trail.back.at(-1);
  return top?.n === n ? top.do : undefined;
}
