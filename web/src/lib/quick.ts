/** Tables in one click, and tables as the form describes them. */
import type { BotLevel, ChairKind, ModeInfo, NewTable, Pace, Seat, TitleInfo, VariantInfo } from "../wire";
import { hex } from "./random";

export type Draft = {
  mode: string;
  seats: number;
  level: string;
  master: boolean;
  /** Values of the mode's variants by id. */
  variants: Record<string, number>;
  chairs: { seat: Seat; kind: ChairKind; name: string; level: BotLevel }[];
  pace: Pace;
  /** Seconds for a decision, 0 for no clock; null for the house's own. */
  clock: number | null;
  /** Seconds a reaction window stays open at least; null for the house's own. */
  window: number | null;
  /** Seconds bots wait for who still reads; null for the house's own. */
  patience: number | null;
  seed: string;
};

/** The usual table of a mode: I sit first, bots in the other chairs. */
export function usual(mode: ModeInfo, name: string): Draft {
  const draft: Draft = {
    mode: mode.id,
    seats: mode.seats.usual,
    level: mode.levels.includes("standard") ? "standard" : (mode.levels[0] ?? ""),
    master: false,
    variants: Object.fromEntries(mode.settings.map((variant) => [variant.id, variant.usual])),
    chairs: [],
    pace: "live",
    clock: null,
    window: null,
    patience: null,
    seed: "",
  };
  return seated(draft, name);
}

/** The values a variant may have at a table of so many. Where the usual one names no seat, it leaves it to a lot. */
export function valuesOf(variant: VariantInfo, seats: number): number[] {
  const most = variant.seat ? Math.min(variant.most, seats - 1) : variant.most;
  const values = Array.from({ length: most - variant.least + 1 }, (_, step) => variant.least + step);
  return variant.usual > variant.most ? [variant.usual, ...values] : values;
}

/** Whether another value than the chosen one is recommended at a table of so many. */
export function isAdvised(variant: VariantInfo, draft: Draft): boolean {
  const { recommended } = variant;
  return recommended !== null && draft.seats <= recommended.seats && draft.variants[variant.id] !== recommended.value;
}

/** Why a variant cannot be chosen beside the others: the id of a text and the variant it names. */
export function blockedBy(variant: VariantInfo, draft: Draft): { why: "not" | "only"; other: string } | null {
  const on = (id: string | null) => id !== null && (draft.variants[id] ?? 0) > 0;
  if (variant.not_with && on(variant.not_with)) return { why: "not", other: variant.not_with };
  if (variant.only_with && !on(variant.only_with)) return { why: "only", other: variant.only_with };
  return null;
}

/** The draft with as many chairs as it has seats; who sits there already stays. */
export function seated(draft: Draft, name: string): Draft {
  const seats: Seat[] = Array.from({ length: draft.seats }, (_, index) => index);
  if (draft.master) seats.push("master");
  const chairs = seats.map((seat) => {
    const known = draft.chairs.find((chair) => chair.seat === seat);
    if (known) return known;
    const kind: ChairKind = seat === 0 ? "me" : seat === "master" ? "open" : "bot";
    return { seat, kind, name: seat === 0 ? name : "", level: "regular" as BotLevel };
  });
  return { ...draft, chairs };
}

export function tableOf(title: string, mode: ModeInfo, draft: Draft, seed: string | null): NewTable {
  const options: Record<string, unknown> = { mode: draft.mode, seats: draft.seats };
  if (mode.master) options["master"] = draft.master;
  if (draft.level) options["level"] = draft.level;
  for (const variant of mode.settings) {
    const value = blockedBy(variant, draft) ? variant.usual : (draft.variants[variant.id] ?? variant.usual);
    if (variant.seat && value >= draft.seats) continue;
    if (value !== variant.usual) options[variant.id] = variant.most === 1 ? value > 0 : value;
  }
  return {
    title,
    options,
    pace: draft.pace,
    chairs: draft.chairs.map(({ seat, kind, name, level }) => {
      if (kind === "bot") return { seat, kind, level };
      return name ? { seat, kind, name } : { seat, kind };
    }),
    ...(draft.clock === null || draft.pace === "slow" ? {} : { clock: draft.clock }),
    ...(draft.window === null ? {} : { window: draft.window * 1000 }),
    ...(draft.patience === null ? {} : { patience: draft.patience * 1000 }),
    ...(seed ? { seed } : {}),
  };
}

export function quickTable(title: TitleInfo, name: string): NewTable {
  const mode = title.modes[0];
  if (!mode) throw new Error(`${title.id} offers no way to play`);
  return tableOf(title.id, mode, usual(mode, name), null);
}

/** A word as a seed: the same word gives the same dice. */
export async function seedOf(word: string): Promise<string | null> {
  if (!word.trim()) return null;
  const { sha256 } = await import("@noble/hashes/sha2.js");
  return hex(sha256(new TextEncoder().encode(word.trim())));
}
