/** Tokens, chances and names as people read them. */
import type { Token } from "./types";

export function face(token: Token | null): string {
  if (token === null) return "?";
  return token === "demogorgon" ? "D" : token;
}

/** Parts per million as whole per cent; only what is certain reads as 0 or 100. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1_000_000) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance / 10_000)));
}

/** Words broken into lines of about so many letters. */
export function lines(text: string, letters: number): string[] {
  const all: string[] = [];
  for (const word of text.split(" ")) {
    const last = all.at(-1);
    if (last !== undefined && last.length + word.length < letters) all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
  }
  return all;
}
