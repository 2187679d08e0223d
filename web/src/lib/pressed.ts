/** A button that goes away under the finger, because something was told just then, was pressed all the same. */

/** A finger that is lifted farther away than this, in pixels, has thought better of it. */
const SLACK = 24;

/** To be called when a button is pressed: does `act` when it is let go of and the button is no longer there to be clicked. */
export function pressed({ button, currentTarget, clientX, clientY }: PointerEvent, act: () => void): void {
  if (button !== 0 || !(currentTarget instanceof Element)) return;
  const pressedOn = currentTarget;
  const over = new AbortController();
  const lift = (event: PointerEvent) => {
    over.abort();
    const moved = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    if (!pressedOn.isConnected && moved < SLACK) act();
  };
  addEventListener("pointerup", lift, { signal: over.signal, capture: true });
  addEventListener("pointercancel", () => { over.abort(); }, { signal: over.signal, capture: true });
}
