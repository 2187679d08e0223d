/** The Final as it was read so far, from what was told. */
import type { ToldLine } from "../../wire";
import type { Figure, Told } from "./types";

export type Attempt = { panel: number; child: Figure; face: number | null; result: number | null; passed: boolean | null };
export type Story = { attempts: Attempt[]; shown: { child: Figure; card: string; met: boolean }[] };

export function storyOf(log: ToldLine[]): Story {
  const story: Story = { attempts: [], shown: [] };
  for (const line of log) {
    const told = line.told as Told;
    const open = story.attempts.at(-1);
    if (told.told === "panel_read" && told.panel && told.child) {
      story.attempts.push({ panel: told.panel, child: told.child, face: null, result: null, passed: null });
    } else if (told.told === "objective_shown" && told.child && told.card) {
      story.shown.push({ child: told.child, card: told.card, met: false });
    } else if (told.told === "aim_met") {
      const card = story.shown.find((one) => one.child === told.child);
      if (card) card.met = true;
    } else if (open) {
      if (told.told === "rolled" && told.face) open.face = told.face;
      if (told.told === "die_counts" && told.result !== undefined) open.result = told.result;
      if (told.told === "panel_passed") open.passed = true;
      if (told.told === "panel_failed") open.passed = false;
    }
  }
  return story;
}
