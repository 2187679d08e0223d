/** The laboratory of this device: grids are played one after the other, each in a worker of its own. They last as long as the page. */
import type { Lang } from "../lib/fluent";
import type { LabRun } from "../wire";
import type { FromBench, ToBench } from "./bench";
import type { Offer } from "./device";

/** What came of a run: pages to read, and the numbers behind them. */
export type Findings = { pages: Record<Lang, string>; numbers: string };

type Experiment = { run: LabRun; plan: unknown; files: { lab: string; pack: string }; worker: Worker | null; since: number; findings: Findings | null };

/** The latest last. */
let experiments: Experiment[] = [];
let next = 1;

const isUnderWay = ({ run }: Experiment) => run.state === "waiting" || run.state === "running";

export const deviceLab = {
  /** Every run, the latest first. */
  runs: (): LabRun[] => experiments.map(({ run }) => ({ ...run })).reverse(),

  /** Begins a run, or puts it behind those that wait. Its title is one of the offer, which has a laboratory. */
  begin(offer: Offer, plan: { title: string }, base: string): void {
    const pack = offer.titles.find(({ info }) => info.id === plan.title)?.pack;
    if (pack === undefined || offer.lab === undefined) return;
    const run: LabRun = { id: String(next++), title: plan.title, tables: 0, state: "waiting", done: 0, total: 0, seconds_left: null, problem: null };
    const files = { lab: new URL(offer.lab, base).href, pack: new URL(pack, base).href };
    experiments.push({ run, plan, files, worker: null, since: 0, findings: null });
    playNext();
  },

  /** Stops a run; one that is over is forgotten. */
  stop(id: string): void {
    const found = experiments.find(({ run }) => run.id === id);
    if (!found) return;
    if (found.worker) found.worker.postMessage({ stop: true } satisfies ToBench);
    else if (found.run.state === "waiting") found.run.state = "stopped";
    else experiments = experiments.filter((one) => one !== found);
  },

  findings: (id: string): Findings | null => experiments.find(({ run }) => run.id === id)?.findings ?? null,
};

function playNext(): void {
  const first = experiments.find(isUnderWay);
  if (first && !first.worker) play(first);
}

function play(experiment: Experiment): void {
  const { run } = experiment;
  const worker = new Worker(new URL("./bench.ts", import.meta.url), { type: "module" });
  const end = (state: LabRun["state"], problem: string | null = null) => {
    worker.terminate();
    experiment.worker = null;
    Object.assign(run, { state, problem, seconds_left: null });
    playNext();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<FromBench>) => {
    if ("course" in data) {
      const { tables, done, total } = data.course;
      const seconds = (performance.now() - experiment.since) / 1000;
      Object.assign(run, { tables, done, total, seconds_left: done > 0 && seconds > 1 ? (seconds / done) * (total - done) : null });
    } else if ("over" in data) {
      experiment.findings = run.done > 0 ? { pages: data.pages, numbers: data.numbers } : null;
      end(data.over);
    } else end("failed", data.failed);
  });
  worker.addEventListener("error", (event) => { end("failed", event.message); });
  experiment.worker = worker;
  experiment.since = performance.now();
  run.state = "running";
  worker.postMessage({ play: { ...experiment.files, plan: experiment.plan } } satisfies ToBench);
}
