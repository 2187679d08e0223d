/** The worker in which one grid of the laboratory is played, a little at a time so that it hears when to stop. */
import type { Lang } from "../lib/fluent";
import { Engine, Refused } from "./engine";
import { fetched } from "./games";

export type ToBench = { play: { lab: string; pack: string; plan: unknown } } | { stop: true };
/** How far it is; then what came of it, or why nothing did. */
export type FromBench =
  | { course: Course }
  | { over: "done" | "stopped"; numbers: string; pages: Record<Lang, string> }
  | { failed: string };
export type Course = { tables: number; done: number; total: number; played: number; more: boolean };

/** Why a run failed that never began: its files are neither here nor to be had. */
export const OFFLINE = "offline";

/** About so many milliseconds pass between two looks at what the page wants. */
const PIECE = 200;
const LARGEST = 2000;

let stopped = false;

const tell = (message: FromBench) => {
  postMessage(message);
};

async function play({ lab, pack, plan }: { lab: string; pack: string; plan: unknown }): Promise<void> {
  const found = await Promise.all([fetched(lab), fetched(pack)]).catch(() => null);
  if (!found) {
    tell({ failed: OFFLINE });
    return;
  }
  const [wasm, files] = found;
  const engine = new Engine(await WebAssembly.compile(wasm));
  let course = engine.call<Course>({ begin: plan }, files);
  tell({ course });
  let matches = 1;
  while (course.more && !stopped) {
    const begun = performance.now();
    course = engine.call<Course>({ advance: matches });
    tell({ course });
    const took = Math.max(performance.now() - begun, 1);
    matches = Math.min(Math.max(Math.round((matches * PIECE) / took), 1), matches * 8, LARGEST);
    // Whoever wants it stopped is heard here.
    await new Promise((next) => setTimeout(next));
  }
  const page = (lang: Lang) => (course.played > 0 ? engine.call<string>({ page: lang }) : "");
  tell({ over: course.more ? "stopped" : "done", numbers: engine.call<string>("run"), pages: { fr: page("fr"), en: page("en") } });
}

addEventListener("message", ({ data }: MessageEvent<ToBench>) => {
  if ("stop" in data) stopped = true;
  else play(data.play).catch((error: unknown) => { tell({ failed: error instanceof Refused ? error.message : String(error) }); });
});
