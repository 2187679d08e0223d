import { describe, expect, it } from "vitest";
import { csv, rows } from "../src/titles/numeville/sheet";

const both = (fr: string) => ({ fr, en: `${fr} (en)` });
const answered = {
  told: "answered",
  seat: 0,
  verdict: "wrong",
  question: "hacker-easy-01",
  prompt: both('Un « mot » "sûr" ?'),
  given: both("azerty"),
  answer: both("=SUM(1)"),
  explanation: both("La longueur\u202f; compte."),
  source: "CNIL",
  reference: { publisher: both("CNIL"), title: both("Mots de passe"), year: 2024, url: "https://www.cnil.fr/", checked: "2026-11-17" },
};
const names = (seat: number | "master") => (seat === 0 ? "Léa" : "?");
const words = (lang: "fr" | "en") => ({ say: (id: string) => id, both: (text: { fr: string; en: string }) => text[lang], lang });

describe("the result sheet", () => {
  it("has one row a question that was answered", () => {
    const log = [{ told: { told: "asked", seat: 0 } }, { told: answered }, { told: { ...answered, told: "corrected", team: 1, seat: undefined } }];
    expect(rows(log, names).map(({ who, complice }) => [who, complice])).toEqual([
      ["Léa", "hacker"],
      ["?", "hacker"],
    ]);
  });

  it("quotes what it must and lets nobody write a formula", () => {
    const [head, line, end] = csv(rows([{ told: answered }], names), words("fr")).split("\r\n");
    expect(head?.startsWith('\ufeff"web-sheet-who";"web-sheet-complice"')).toBe(true);
    expect(line).toBe(`"Léa";"complice-hacker";"Un « mot » ""sûr"" ?";"azerty";"'=SUM(1)";"web-verdict-wrong";"La longueur ; compte.";"CNIL, Mots de passe, 2024";"https://www.cnil.fr/"`);
    expect(csv(rows([{ told: { ...answered, reference: null } }], names), words("fr"))).toContain(';"CNIL";""');
    expect(end).toBe("");
    expect(csv([], words("en"))).toContain('"web-sheet-who","web-sheet-complice"');
  });
});
