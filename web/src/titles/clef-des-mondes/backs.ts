/** What is known of a card that may lie face down: the card's own word, or what everybody has concluded about it. */
import type { BackView, Key, Kind, World } from "./types";

export function keyOf(back: BackView): Key | null {
  return back.card?.symbol ?? back.key;
}

export function kindOf(back: BackView): Kind | null {
  return back.card?.kind ?? back.kind;
}

export function originOf(back: BackView): World | null {
  return back.card?.origin ?? back.origin;
}
