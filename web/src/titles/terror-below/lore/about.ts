/** What the things of Terror Below are. */
import { capital } from "../../../lib/capital";
import type { Names } from "../../../lib/fluent";
import { t } from "../../../lib/texts.svelte";
import type { About } from "../../plug";
import { cellName } from "../cells";
import type { BountyView, Location, VehicleView, View } from "../types";

const BONUS: Record<Location, string> = { general_store: "TB-BONUS-03", motel: "TB-BONUS-04", state_police: "TB-BONUS-05", official_building: "TB-BONUS-06", hospital: "TB-BONUS-08" };

function cell(view: View, id: string, names: Names): About | null {
  const one = view.cells.find((other) => other.cell === id);
  if (!one) return null;
  const facts: string[] = [];
  if (one.canyon) facts.push(capital(t("web-canyon")));
  if (one.rubble > 0) facts.push(`${capital(t("web-rubble", { count: one.rubble }))}${t("web-colon")}${t("sign-rubble.text")}`);
  for (const egg of one.eggs) facts.push(capital(t("web-egg", { colour: t(`colour-${egg}`) })));
  for (const slot of one.targets) {
    const worm = view.terror.find((other) => other.slot === slot)?.worm;
    if (worm) facts.push(t("web-target", { slot, worm: t(`worm-${worm.kind}`) }));
  }
  const threats = view.terror.filter((other) => other.worm && other.footprint.includes(id)).map(({ slot }) => slot);
  if (threats.length > 0) facts.push(t("web-would-hit", { count: threats.length, slots: threats.join(", ") }));
  const cost = view.play.reach.find((other) => other.cell === id)?.cost;
  if (cost !== undefined) facts.push(capital(t("web-cost", { cost })));
  if (one.pawns.length > 0) facts.push(capital(t("web-here", { who: one.pawns.map(names).join(", ") })));
  if (one.location) return { name: t(`web-place-${one.location}`), text: t("web-delivery-bonus", { bonus: t(`location-${one.location}.text`) }), facts, rule: BONUS[one.location] };
  const rule = one.canyon ? "TB-CANYON-02" : one.rubble > 0 ? "TB-MOVE-02" : one.eggs.length > 0 ? "TB-EGG-01" : one.targets.length > 0 ? "TB-WORM-04" : "TB-MOVE-01";
  return { name: t("web-cell-name", { cell: cellName(id) }), text: "", facts, rule };
}

function slot(view: View, id: string): About | null {
  const one = view.terror.find((other) => String(other.slot) === id);
  if (!one) return null;
  const { worm } = one;
  if (!worm) return { name: t("web-slot-empty", { slot: one.slot }), text: "", facts: [], rule: "TB-WORM-03" };
  const left = Math.max(0, worm.limit - one.cards.length);
  const facts = [
    t("web-worm-health", { health: worm.health }),
    t("web-worm-left", { left }),
    worm.colour ? capital(t("web-egg", { colour: t(`colour-${worm.colour}`) })) : capital(t("web-all-eggs")),
    ...one.cards.map((under) => (under.card ? t(`card-${under.card.card}`) : capital(t("web-face-down")))),
  ];
  return { name: t(`worm-${worm.kind}`), text: t("sign-limit.text"), facts, rule: "TB-WORM-05" };
}

/** A Vehicle that these eyes know, wherever it is. */
export function vehicleOf(view: View, card: string): VehicleView | null {
  const known = [...view.seats.flatMap((seat) => seat.vehicles ?? []), ...view.terror.flatMap((one) => one.cards.flatMap((under) => under.card ?? [])), ...(view.play.card ? [view.play.card] : [])];
  return known.find((one) => one.card === card) ?? null;
}

export function bountyOf(view: View, card: string): BountyView | null {
  return [...view.line, ...view.seats.flatMap((seat) => [...(seat.secrets ?? []), ...seat.open_secrets])].find((one) => one.card === card) ?? null;
}

export function nameOf(view: View, kind: string, card: string): string | null {
  if (kind === "vehicle") return vehicleOf(view, card)?.name ?? null;
  const held = view.seats.flatMap((seat) => [...(seat.items ?? []), ...(seat.weapons ?? []), ...seat.group, ...(seat.hat ? [seat.hat] : []), ...(seat.leader ? [seat.leader] : [])]);
  return held.find((one) => one.card === card)?.name ?? null;
}

const RULES: Record<string, string> = { vehicle: "TB-TURN-05", item: "TB-CARD-04", weapon: "TB-HUNT-01", character: "TB-SETUP-11" };

export function about(thing: string, raw: unknown, names: Names): About | null {
  const view = raw as View;
  const [kind, id = ""] = thing.split(":") as [string, string?];
  if (kind === "cell") return cell(view, id, names);
  if (kind === "slot") return slot(view, id);
  if (kind === "bounty") {
    const bounty = bountyOf(view, id);
    if (!bounty) return null;
    const hunt = "hunt" in bounty.goal;
    return { name: t(`card-${id}`), text: t("sign-bounty.text"), facts: [], rule: hunt ? "TB-HUNT-07" : "TB-DELIV-03" };
  }
  if (kind === "seat") {
    const seat = view.seats.find((one) => String(one.seat) === id);
    if (!seat) return null;
    const facts = [t("web-points", { points: seat.points }), ...seat.eggs.map((egg) => capital(t("web-egg", { colour: t(`colour-${egg}`) })))];
    const leader = seat.leader ? `${t(`character-${seat.leader.name}`)}${t("web-colon")}${t(`character-${seat.leader.name}.text`)}` : "";
    return { name: names(seat.seat), text: leader, facts, rule: "TB-SETUP-11" };
  }
  const name = RULES[kind] ? nameOf(view, kind, id) : null;
  return name ? { name: kind === "vehicle" ? t(`card-${id}`) : t(`${kind}-${name}`), text: t(`${kind}-${name}.text`), facts: [], rule: RULES[kind] ?? null } : null;
}
