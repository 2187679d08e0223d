/** What the things of Hawkins are. */
import { capital } from "../../../lib/capital";
import type { Names } from "../../../lib/fluent";
import { t } from "../../../lib/texts.svelte";
import type { About } from "../../plug";
import { face } from "../readable";
import type { AllyView, CardView, EnemyKind, ItemView, PileView, View } from "../types";
import { placeName, slotName } from "../words";

export function itemOf(view: View, id: string): ItemView | null {
  return [...view.seats.flatMap(({ items }) => items), ...view.play.drawn].find(({ item }) => item === id) ?? null;
}

export function allyOf(view: View, id: string): AllyView | null {
  return [...view.seats.flatMap(({ allies }) => allies), ...view.allies.flatMap(({ ally }) => ally ?? [])].find(({ ally }) => ally === id) ?? null;
}

export function cardOf(view: View, id: string): CardView | null {
  return [...view.seats.flatMap(({ hand }) => hand), ...view.play.beside, ...view.play.laid].find(({ card }) => card === id) ?? null;
}

export function kindOf(view: View, id: string): EnemyKind | null {
  return view.enemies.find(({ enemy }) => enemy === id)?.kind ?? null;
}

const ENEMY_RULES: Record<EnemyKind, string> = { demogorgon: "ST-ENEMY-01", patrol: "ST-ENEMY-01", demodog: "ST-ENEMY-01" };
const GROUP_RULES: Record<PileView["group"], string> = {
  will: "ST-CONT-03", lab: "ST-LAB-01", power: "ST-ELEVEN-02", ally: "ST-RECRUIT-02", demogorgon: "ST-TOKEN-02", patrols: "ST-CONT-03",
  roots: "ST-CONT-03", demodogs: "ST-CONT-03", portal: "ST-CONT-03",
};

function pile(view: View, id: string): About | null {
  const one = view.piles.find(({ slot }) => slot === id);
  if (!one) return null;
  const ally = view.allies.find(({ slot }) => slot === id)?.ally;
  const power = view.powers.find(({ slot }) => slot === id);
  const text = ally ? `${t(`ally-${ally.name}`)}${t("web-colon")}${t(`ally-${ally.name}.text`)}` : power ? t(`power-${power.name}.text`) : t("sign-pile.text");
  const known = one.tokens.filter((token) => token !== null).map(face);
  const facts = [t("web-st-pile", { count: one.count })];
  if (one.face_up) facts.push(t("web-st-top", { token: known.at(-1) ?? "?" }));
  else if (known.length > 0) facts.push(t("web-st-seen", { tokens: known.join(" · ") }));
  const mix = [...one.mix, ...one.known_mix];
  if (mix.length > 0) facts.push(t("web-st-mix", { tokens: mix.map(face).join(" · ") }));
  if (one.count > 0) facts.push(t("web-st-worth", { least: one.least, most: one.most }));
  return { name: slotName(view, id), text, facts: facts.map(capital), rule: GROUP_RULES[one.group] };
}

function location(view: View, id: string, names: Names): About | null {
  const one = view.board.locations.find(({ location }) => location === id);
  if (!one) return null;
  const deeds = one.actions.map(({ action, bonus }) => (bonus > 0 ? t("web-st-bonus", { action: t(`action-${action}`), bonus }) : t(`action-${action}`)));
  const facts = one.enemies.flatMap((enemy) => {
    const kind = kindOf(view, enemy);
    return kind ? [`${capital(t(`enemy-${kind}`))}${t("web-colon")}${t("sign-enemy.text")}`] : [];
  });
  if (one.characters.length > 0) facts.push(capital(t("web-here", { who: one.characters.map(names).join(", ") })));
  return { name: placeName(id), text: deeds.join(" · "), facts, rule: one.enemies.length > 0 ? "ST-ACT-02" : "ST-ACT-01" };
}

export function about(thing: string, raw: unknown, names: Names): About | null {
  const view = raw as View;
  const [kind, id = ""] = thing.split(":") as [string, string?];
  switch (kind) {
    case "location":
      return location(view, id, names);
    case "pile":
      return pile(view, id);
    case "enemy": {
      const foe = kindOf(view, id);
      const value = foe === "demogorgon" ? [t("web-st-demogorgon", { value: view.demogorgon_value })] : [];
      return foe ? { name: capital(t(`enemy-${foe}`)), text: t("sign-enemy.text"), facts: value, rule: ENEMY_RULES[foe] } : null;
    }
    case "item": {
      const item = itemOf(view, id);
      return item ? { name: t(`item-${item.name}`), text: t(`item-${item.name}.text`), facts: [], rule: "ST-ITEM-01" } : null;
    }
    case "ally": {
      const ally = allyOf(view, id);
      return ally ? { name: t(`ally-${ally.name}`), text: t(`ally-${ally.name}.text`), facts: [], rule: "ST-ALLY-05" } : null;
    }
    case "card": {
      const card = cardOf(view, id);
      if (!card) return null;
      const facts = [card.friends ? `${t("sign-friends")}${t("web-colon")}${t("sign-friends.text")}` : "", card.danger ? `${t("sign-danger")}${t("web-colon")}${t("sign-danger.text")}` : ""].filter(Boolean);
      return { name: t("web-st-card", { value: card.value }), text: t("web-st-card-about"), facts, rule: "ST-CARD-01" };
    }
    case "character":
      return { name: t(`character-${id}`), text: t(`character-${id}.text`), facts: [], rule: "ST-CHAR-03" };
    case "seat": {
      const seat = view.seats.find((one) => String(one.seat) === id);
      if (!seat?.character) return null;
      const gear = [...seat.items.map(({ name }) => `item-${name}`), ...seat.allies.map(({ name }) => `ally-${name}`)].map((message) => `${t(message)}${t("web-colon")}${t(`${message}.text`)}`);
      return { name: `${t(`character-${seat.character}`)} · ${names(seat.seat)}`, text: t(`character-${seat.character}.text`), facts: [t("web-st-fear", { fear: seat.fear, terrified: view.terrified }), ...gear].map(capital), rule: "ST-CHAR-06" };
    }
    default:
      return null;
  }
}
