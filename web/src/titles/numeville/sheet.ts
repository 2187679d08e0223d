/** The result sheet of a match: who answered what, for a spreadsheet. */
import type { Both, Names } from "../../lib/fluent";
import { COMPLICES } from "./bank";
import type { Complice, Told } from "./types";

type Lesson = Extract<Told, { told: "answered" | "corrected" }>;
export type Row = { told: Lesson; complice: Complice; who: string };

/** Every question that was answered, in order. */
export function rows(log: { told: unknown }[], names: Names): Row[] {
  return log
    .map((line) => line.told as Told)
    .filter((told) => told.told === "answered" || told.told === "corrected")
    .flatMap((told) => {
      const complice = COMPLICES.find((one) => told.question.startsWith(`${one}-`));
      return complice ? [{ told, complice, who: names(told.told === "answered" ? told.seat : told.team) }] : [];
    });
}

type Words = { say: (id: string) => string; both: (text: Both) => string; lang: string };

/** The sheet as comma-separated values; French spreadsheets separate with semicolons. */
export function csv(sheet: Row[], { say, both, lang }: Words): string {
  const head = ["who", "complice", "question", "given", "right", "verdict", "explanation", "source", "address"].map((column) => say(`web-sheet-${column}`));
  const lines = sheet.map(({ told, complice, who }) => [
    who,
    say(`complice-${complice}`),
    both(told.prompt),
    told.given ? both(told.given) : "",
    both(told.answer),
    say(`web-verdict-${told.verdict}`),
    both(told.explanation),
    told.reference ? `${both(told.reference.publisher)}, ${both(told.reference.title)}, ${told.reference.year}` : told.source,
    told.reference?.url ?? "",
  ]);
  const separator = lang === "fr" ? ";" : ",";
  return `\ufeff${[head, ...lines].map((cells) => cells.map(cell).join(separator)).join("\r\n")}\r\n`;
}

/** Quoted, and never a formula: names come from people. */
function cell(text: string): string {
  const plain = text.replace(/[\u00a0\u202f]/g, " ");
  return `"${(/^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain).replaceAll('"', '""')}"`;
}
