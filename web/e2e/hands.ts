/**
 * A person's hands, inside the page: they choose as soon as something can be chosen and never while the page is busy,
 * so a whole match takes as long as its messages. Installed into every page; nothing from outside may be named here.
 */
export type Pick = "first" | "last";

export type Hands = {
  isOver: () => boolean;
  /** Waits until a decision under way has led to the next moment. */
  settled: () => Promise<void>;
  /** Touches what a selector finds first; false where there is nothing. */
  touch: (selector: string) => Promise<boolean>;
  /** Decides something, if there is anything to decide. */
  decide: (pick: Pick) => Promise<boolean>;
  /** Does this again and again until something has come about, or the match is over; rests when it did nothing. */
  again: (act: () => Promise<boolean>, until?: () => boolean, most?: number) => Promise<void>;
};

declare global {
  var hands: Hands;
}

export function installHands(): void {
  const PATIENCE = 60_000;
  const rest = (time: number) => new Promise((done) => setTimeout(done, time));
  /** Waits until the page changes, or for so long: whoever looks again and again keeps it from its work. */
  const change = (most: number) =>
    new Promise<void>((done) => {
      const stop = () => {
        watch.disconnect();
        clearTimeout(late);
        done();
      };
      const watch = new MutationObserver(stop);
      const late = setTimeout(stop, most);
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  const busy = () => document.querySelector('.frame[aria-busy="true"]') !== null;
  const settled = async () => {
    // What a click changes shows after this turn of the page at the latest.
    await rest(0);
    while (busy()) await change(50);
  };
  const click = async (one: Element | undefined): Promise<boolean> => {
    if (!one || busy()) return false;
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await settled();
    return true;
  };
  const isOver = () => document.querySelector(".end, .replay") !== null;
  globalThis.hands = {
    isOver,
    settled,
    touch: (selector) => click(document.querySelector(selector) ?? undefined),
    decide: (pick) => {
      // Where the answers stand on the board the list is opened first: that is no decision.
      document.querySelector(".tray.folded [aria-expanded=false]")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      const options = [...document.querySelectorAll(".option:not([disabled])")];
      return click(pick === "first" ? options[0] : options.at(-1));
    },
    again: async (act, until = () => false, most = Infinity) => {
      // Others may take their time, as long as something is told.
      const told = () => document.querySelectorAll("[role=log] button").length;
      let [acted, heard] = [Date.now(), told()];
      for (let done = 0; done < most && !isOver() && !until(); ) {
        if (await act()) {
          done += 1;
          acted = Date.now();
        } else {
          await change(250);
          // What changes together is looked at once.
          await rest(3);
        }
        const now = told();
        if (now !== heard) [acted, heard] = [Date.now(), now];
        if (Date.now() - acted > PATIENCE) throw new Error(`nothing to do: ${document.querySelector(".prompt")?.textContent ?? "no prompt"}`);
      }
    },
  };
}
