/** What the things of La Clef des mondes are. */
import { capital } from "../../../lib/capital";
import type { Names } from "../../../lib/fluent";
import { has, t } from "../../../lib/texts.svelte";
import type { About } from "../../plug";
import type { BackView, CardView, CharacterView, Key, View } from "../types";

/** A card that these eyes have seen, wherever it lies. */
export function cardOf(view: View, id: string): CardView | null {
  const backs: BackView[] = [...view.seats.flatMap((seat) => seat.hand), ...view.piles.flatMap((pile) => [...pile.top, ...pile.bottom])];
  const known = [...backs.flatMap(({ card }) => card ?? []), ...view.stack.map(({ card }) => card)];
  return known.find(({ card }) => card === id) ?? null;
}

export function characterOf(view: View, id: string): CharacterView | null {
  return view.seats.flatMap((seat) => [...seat.dealt, ...(seat.character ? [seat.character] : [])]).find(({ character }) => character === id) ?? null;
}

const keysIn = (keys: Key[]) => keys.map((key) => t(`key-${key}`)).join(" + ");

function card(view: View, id: string): About | null {
  if (!has(`card-${id}`)) return null;
  const known = cardOf(view, id);
  const facts = known ? [`${capital(t(`web-kind-${known.kind.replace("_", "-")}`))} · ${t(`key-${known.symbol}`)} · ${t(`world-${known.origin}`)}`, t(`card-${id}.flavour`)] : [];
  const defends = known && typeof known.effect === "object" && "cancel_symbol" in known.effect;
  const rule = known?.kind === "bad_encounter" ? "CM-BAD-01" : defends ? "CM-REACT-02" : "CM-KEY-05";
  return { name: t(`card-${id}`), text: t(`card-${id}.text`), facts, rule };
}

function place(view: View, id: string, names: Names): About | null {
  const one = view.places.find((other) => other.place === id);
  if (!one) return null;
  const here = one.pawns.length > 0 ? [t("web-who-is-here", { who: one.pawns.map(names).join(", ") })] : [];
  if (!one.world) return { name: t("sign-hidden"), text: t("sign-hidden.text"), facts: here.map(capital), rule: "CM-CROSS-04" };
  const left = view.piles.find((pile) => pile.world === one.world?.world)?.count;
  const facts = [
    ...one.exits.map((exit) => t("web-way-out", { to: exit.to ? t(`place-${exit.to}`) : t("world-kernault"), keys: keysIn(exit.keys) })),
    ...(left !== undefined && one.face_up ? [t("web-pile-count", { count: left })] : []),
    ...here,
  ];
  return { name: t(`world-${one.world.world}`), text: t(`world-${one.world.world}.text`), facts: facts.map(capital), rule: "CM-KEY-07" };
}

export function about(thing: string, raw: unknown, names: Names): About | null {
  const view = raw as View;
  const [kind, id = ""] = thing.split(":") as [string, string?];
  switch (kind) {
    case "card":
    case "played":
      return card(view, id);
    case "place":
      return place(view, id, names);
    case "kernault":
      return { name: t("world-kernault"), text: `${t("world-kernault.text")} ${t("sign-kernault.text")}`, facts: [], rule: "CM-HOME-01" };
    case "own_key":
      return { name: t("sign-own"), text: t("sign-own.text"), facts: [], rule: "CM-REVEAL-03" };
    case "character": {
      const known = characterOf(view, id);
      if (!known) return null;
      const facts = [capital(t("web-own-key", { key: t(`key-${known.own_key}`), left: "yes" })), capital(t("web-home-keys", { keys: keysIn(known.home_keys) }))];
      return { name: t(`character-${id}`), text: t(`character-${id}.text`), facts, rule: "CM-KEY-07" };
    }
    case "pile": {
      const pile = view.piles.find(({ world }) => world === id);
      const facts = pile ? [t("web-pile-count", { count: pile.count }), t("web-pile-known", { top: pile.top.length, bottom: pile.bottom.length })] : [];
      return pile ? { name: t("web-pile-of", { world: t(`world-${id}`) }), text: t(`world-${id}.text`), facts: facts.map(capital), rule: "CM-DRAW-01" } : null;
    }
    case "pawn":
      return { name: capital(t(`pawn-${id}`)), text: t("first-pawn"), facts: [], rule: "CM-COMP-04" };
    case "seat": {
      const seat = view.seats.find((one) => String(one.seat) === id);
      if (!seat) return null;
      const world = view.places.find((one) => one.place === seat.place)?.world;
      const who = seat.character ? t(`character-${seat.character.character}`) : t("web-character-secret");
      return { name: names(seat.seat), text: [world ? t(`world-${world.world}`) : "", who].filter(Boolean).join(" · "), facts: [], rule: "CM-COMP-04" };
    }
    default:
      return null;
  }
}
