/** Points at things while the pointer or the focus is on an element: to be spread on it. */
export function pointing(point: ((things: string[]) => void) | undefined, things: string[]) {
  const at = () => point?.(things);
  const away = () => point?.([]);
  return { onpointerenter: at, onpointerleave: away, onfocus: at, onblur: away };
}
