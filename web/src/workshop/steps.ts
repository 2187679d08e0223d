/** What the facilitator does next: one sentence and one button for every moment of a workshop. */
import type { Action, Choice, Complice, TeamView, Verdict, View } from "../titles/numeville/types";
import type { Timer } from "./room.svelte";

/** Where a workshop is. */
export type Stage = "joining" | "deal" | "ready" | "thinking" | "paused" | "correct" | "explained" | "extra" | "over";

export function stageOf(started: boolean, view: View | null, timer: Timer | null, over: boolean): Stage {
  if (over || view?.asks === "over") return "over";
  if (!started || !view) return "joining";
  switch (view.asks) {
    case "slates":
      return timer?.state === "paused" ? "paused" : timer?.state === "running" ? "thinking" : "ready";
    case "correct":
      return "correct";
    case "explained":
      return "explained";
    case "extra":
      return "extra";
    default:
      return "deal";
  }
}

/** The team whose question is corrected. */
export function teamAt(view: View | null): TeamView | null {
  const at = view?.workshop?.at;
  return (at && view?.workshop?.teams.find((team) => team.meets === at)) || null;
}

/** How a slate is judged by what is written on it. */
export function slateVerdict(written: Choice | null, right: Choice | undefined): Verdict {
  return written !== null && written === right ? "right" : "wrong";
}

export const otherVerdict = (verdict: Verdict): Verdict => (verdict === "right" ? "wrong" : "right");

export type What = { id: string; args: Record<string, string | number> };

/** The words of the sentence and of the button, as ids of texts: `web-ws-do-<stage>` and `web-ws-button-<stage>`. */
export function next(stage: Stage, view: View | null, names: { team: (seat: number) => string; complice: (one: Complice) => string }): { say: What; button: What | null } {
  const team = teamAt(view);
  const workshop = view?.workshop ?? null;
  const args = {
    round: view?.round ?? 0,
    seconds: workshop?.thinking ?? 0,
    team: team ? names.team(Number(team.team)) : "",
    complice: workshop?.at ? names.complice(workshop.at) : "",
    colour: workshop?.verdict === "right" ? "blue" : "red",
    settled: view?.sheets.find((sheet) => sheet.complice === workshop?.at)?.status === "open" ? "no" : "yes",
    result: view?.outcome?.result === "defeat" ? "defeat" : view?.outcome?.result === "undecided" ? "undecided" : "victory",
  };
  return { say: { id: `web-ws-do-${stage}`, args }, button: { id: `web-ws-button-${stage}`, args } };
}

/** The card that is dealt: the prepared one while it is there, else one drawn of the usual difficulty. */
export function dealt(planned: string | null, offered: (action: Action) => boolean, round: number): Action {
  const card: Action | null = planned === null ? null : { deal_card: planned };
  return card && offered(card) ? card : { deal: round <= 2 ? "easy" : "hard" };
}
