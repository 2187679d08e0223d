/** The question bank of Numéville: what the server gives its owner, and how it is browsed. */
import type { Both } from "../../lib/fluent";
import type { Complice, Reference } from "./types";

export const COMPLICES: Complice[] = ["stalky", "hacker", "datata", "hyperco"];

export type Card = {
  id: string;
  complice: Complice;
  difficulty: "easy" | "hard";
  theme: string;
  prompt: Both;
  choices: Both[];
  /** Which of them is right, from 0. */
  right: number;
  explanation: Both;
  publisher: Both;
  page: Omit<Reference, "publisher"> | null;
};

export type Wanted = { complice: Complice | "all"; difficulty: "all" | "easy" | "hard"; theme: string; words: string };

/** Without capitals and accents, so that « securite » finds « Sécurité ». */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/** The cards somebody wants to see: every word is in the prompt, a choice, the explanation, the source or the id. */
export function wanted(cards: Card[], { complice, difficulty, theme, words }: Wanted, both: (text: Both) => string): Card[] {
  const searched = plain(words).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (complice !== "all" && card.complice !== complice) return false;
    if (difficulty !== "all" && card.difficulty !== difficulty) return false;
    if (theme !== "" && card.theme !== theme) return false;
    const texts = [card.prompt, ...card.choices, card.explanation, card.publisher, ...(card.page ? [card.page.title] : [])];
    const text = plain([card.id, ...texts.map(both)].join(" "));
    return searched.every((word) => text.includes(word));
  });
}

export type Group = { complice: Complice; theme: string; cards: Card[] };

/** Cards by Complice and theme, each in the order of the bank. */
export function groups(cards: Card[]): Group[] {
  const found = new Map<string, Group>();
  for (const complice of COMPLICES) {
    for (const card of cards.filter((one) => one.complice === complice)) {
      const name = `${complice} ${card.theme}`;
      const group = found.get(name) ?? { complice, theme: card.theme, cards: [] };
      group.cards.push(card);
      found.set(name, group);
    }
  }
  return [...found.values()];
}

export const reference = ({ publisher, page }: Card): Reference | null => (page ? { publisher, ...page } : null);
