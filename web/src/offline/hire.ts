/** Hires workers that think. */
import type { FromThinker, ToThinker } from "./thinker";
import { thinkHere, type Kit, type Task, type Thinker, type Thought } from "./thinking";

/** Whoever says nothing for so many milliseconds is gone: a trial and a decision together take a fraction of it. */
const GONE = 30_000;
/** More than two are never wanted at once for long. */
const MOST = 2;

/** How many think at the same time: one core is left to the page, but even on a single one a table answers while a worker thinks. */
export const thinkersHere = (): number => Math.min(Math.max(navigator.hardwareConcurrency - 1, 1), MOST);

export function hire(kit: Kit): Thinker {
  // Some browsers let a worker have no workers.
  if (typeof Worker === "undefined") return thinkHere(kit);
  const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
  const post = (message: ToThinker) => { worker.postMessage(message); };
  let waits: { done(thought: Thought): void; fail(error: Error): void } | null = null;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const over = () => {
    clearTimeout(clock);
    const waited = waits;
    waits = null;
    return waited;
  };
  worker.addEventListener("message", ({ data }: MessageEvent<FromThinker>) => {
    const waited = over();
    if ("thought" in data) waited?.done(data.thought);
    else waited?.fail(new Error(data.broken));
  });
  const gone = (why: string) => { over()?.fail(new Error(why)); };
  worker.addEventListener("error", (event) => { gone(event.message || "a thinker could not be hired"); });
  post({ kit });
  return {
    think: (task: Task) =>
      new Promise<Thought>((done, fail) => {
        waits = { done, fail };
        clock = setTimeout(() => { gone("a thinker is gone"); }, GONE);
        post({ task });
      }),
    end: () => {
      worker.terminate();
      gone("the table has ended");
    },
  };
}
