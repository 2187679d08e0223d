/** What the ids of things say, and which messages name them. */
import type { Deck, Token } from "./types";

const DECKS: Record<string, Deck> = {
  s: "search",
  l: "light",
  d: "dark",
  b: "boogeyman",
  j: "babysitter",
  n: "nightmare",
  t: "trouble",
  e: "event",
  o: "objective",
};

/** The deck a card belongs to: the letter of its id. */
export function deckOf(card: string): Deck {
  return DECKS[card[0] ?? ""] ?? "search";
}

/** The message that names a token. */
export function tokenName(token: Token): string {
  if (typeof token === "string") return `token-${token}`;
  if ("objective" in token) return `token-${token.objective}`;
  return token.noise === null ? "token-noise" : `token-noise-${token.noise}`;
}

/** The page of the Book a Final is on, as its texts are numbered. */
export function page(final: string): string {
  return final.slice(1);
}
