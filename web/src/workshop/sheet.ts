/** The result sheet as the title writes it. */
import type { Both, Seat } from "../lib/fluent";
import type { Colour, Complice, Difficulty, Reference, Status } from "../titles/numeville/types";

export type Asked = {
  n: number;
  round: number;
  team: Seat;
  complice: Complice;
  difficulty: Difficulty;
  question: string;
  theme: string;
  prompt: Both;
  given: Both | null;
  answer: Both;
  explanation: Both;
  source: string;
  reference: Reference | null;
  verdict: "right" | "wrong" | "skipped";
  /** Judged otherwise than the slate says. */
  overruled: boolean;
  reason: string | null;
};

export type Sheet = {
  outcome: { result: string; reason: string } | null;
  rounds: number;
  teams: { seat: Seat; name: string; phones: number; people: string[] }[];
  sheets: { complice: Complice; status: Status; blue: number; red: number }[];
  questions: Asked[];
  tokens: { n: number; round: number; complice: Complice; colour: Colour; added: boolean; reason: string | null }[];
  /** The most missed first. */
  missed: { theme: string; wrong: number; of: number; questions: string[] }[];
};

/** Themes that were missed, each with the questions about it that were answered wrongly. */
export function missedThemes(sheet: Sheet): (Sheet["missed"][number] & { asked: Asked[] })[] {
  return sheet.missed
    .filter(({ wrong }) => wrong > 0)
    .map((one) => ({ ...one, asked: sheet.questions.filter(({ question, verdict }) => verdict === "wrong" && one.questions.includes(question)) }));
}
