/** Looking closer: pure sums of the board's magnifier. */
export const WHOLE = 1;
export const CLOSEST = 4;
const STEP = 1.5;

export function within(factor: number): number {
  const kept = Math.min(CLOSEST, Math.max(WHOLE, factor));
  // Almost whole is whole: fingers never meet exactly where they began.
  return kept < 1.05 ? WHOLE : kept;
}

export function closer(factor: number): number {
  return within(factor * STEP);
}

export function farther(factor: number): number {
  return within(factor / STEP);
}

/** Where to scroll so that the point under the fingers stays there. */
export function anchored(scroll: number, point: number, before: number, after: number): number {
  return Math.max(0, ((scroll + point) * after) / before - point);
}

export function distance(a: { clientX: number; clientY: number }, b: { clientX: number; clientY: number }): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
