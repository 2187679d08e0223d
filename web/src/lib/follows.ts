/** What follows from an option, and why it is advised, in sentences that were taken from the packs. */
import type { OptionInfo } from "../wire";
import type { Line, Names } from "./fluent";
import { sentence, t } from "./texts.svelte";

/** So many things a die may bring are said; the end of the match always is. */
const MOST_RISKS = 3;

/** What follows for certain, then what the next die may bring: "Stalky t’interroge · puis une Attaque (1 sur 6)". Nothing is said twice. */
export function follows({ label, follows: after }: OptionInfo, names: Names): string {
  if (!after) return "";
  const said = sentence(label, names).toLowerCase();
  const notes = after.notes.map((note) => sentence(note, names)).filter((note) => !said.includes(note.toLowerCase()));
  const ends = (risk: (typeof after.risks)[number]) => Number(risk.note.id === "then-ended");
  const open = after.risks.filter(({ note }) => !notes.includes(sentence(note, names)));
  const likeliest = [...open].sort((a, b) => ends(b) - ends(a) || b.ways / b.of - a.ways / a.of).slice(0, MOST_RISKS);
  const risks = open.filter((risk) => likeliest.includes(risk)).map(({ note, ways, of }) => t("follows-risk", { note: sentence(note, names), ways, of }));
  return [...new Set([...notes, ...risks])].filter(Boolean).join(" · ");
}

/** The reasons of a hint as one sentence, with a capital and a full stop. */
export function because(reasons: Line[], names: Names): string {
  const all = reasons.map((reason) => sentence(reason, names)).join(", ");
  return all && `${all.charAt(0).toUpperCase()}${all.slice(1)}.`;
}
