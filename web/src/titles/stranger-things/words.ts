/** Sentences about things on the map, for those who hear them and for those who ask. */
import type { Names } from "../../lib/fluent";
import { has, t } from "../../lib/texts.svelte";
import { face } from "./readable";
import type { LocationView, PileView, View } from "./types";

export function placeName(place: string): string {
  return t(`location-${place}`);
}

/** The name as the map prints it: which side it is on can be seen. */
export function printed(place: string): string {
  return has(`web-st-short-${place}`) ? t(`web-st-short-${place}`) : placeName(place);
}

export function slotName(view: View, slot: string): string {
  return t(`slot-${view.mode}-${slot}`);
}

export function describePile(view: View, pile: PileView): string {
  const parts = [slotName(view, pile.slot)];
  const ally = view.allies.find((one) => one.slot === pile.slot)?.ally;
  if (ally) parts.push(`${t(`ally-${ally.name}`)} (${t(`ally-${ally.name}.text`)})`);
  const power = view.powers.find((one) => one.slot === pile.slot);
  if (power) parts.push(t(`power-${power.name}.text`));
  parts.push(t("web-st-pile", { count: pile.count }));
  const known = pile.tokens.filter((token) => token !== null).map(face);
  if (pile.face_up) parts.push(t("web-st-top", { token: known.at(-1) ?? "?" }));
  else if (known.length > 0) parts.push(t("web-st-seen", { tokens: known.join(" · ") }));
  const mix = [...pile.mix, ...pile.known_mix];
  if (mix.length > 0) parts.push(t("web-st-mix", { tokens: mix.map(face).join(" · ") }));
  if (pile.count > 0) parts.push(t("web-st-worth", { least: pile.least, most: pile.most }));
  return parts.join(", ");
}

export function describePlace(view: View, location: LocationView, names: Names): string {
  const parts = [placeName(location.location)];
  for (const { action, bonus } of location.actions) parts.push(bonus > 0 ? t("web-st-bonus", { action: t(`action-${action}`), bonus }) : t(`action-${action}`));
  for (const enemy of location.enemies) {
    const kind = view.enemies.find((one) => one.enemy === enemy)?.kind;
    if (kind) parts.push(t(`enemy-${kind}`));
  }
  if (location.characters.length > 0) parts.push(t("web-here", { who: location.characters.map(names).join(", ") }));
  return parts.join(", ");
}
