/** Letters get smaller until everything is in sight: what is read from the back of a room is never cut. */
const STEPS = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64];

/** Keeps `--fit` of an element as large as its content allows, whenever it or something in it changes its size. */
export function fit(node: HTMLElement, _what: unknown): { update: () => void; destroy: () => void } {
  let asked = 0;
  const measure = () => {
    for (const step of STEPS) {
      node.style.setProperty("--fit", String(step));
      if (node.scrollHeight <= node.clientHeight + 1) return;
    }
  };
  // Between two frames, when everything has its place.
  const soon = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(measure);
  };
  const watch = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(soon);
  const look = () => {
    watch?.disconnect();
    for (const one of [node, ...node.children]) watch?.observe(one);
    soon();
  };
  look();
  return {
    update: look,
    destroy: () => {
      cancelAnimationFrame(asked);
      watch?.disconnect();
    },
  };
}
