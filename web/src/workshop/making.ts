/** Making a workshop of a plan, and reading the bank it asks from. */
import { api } from "../lib/api";
import type { Lang } from "../lib/fluent";
import { ownerKey } from "../lib/owner";
import type { Card } from "../titles/numeville/bank";
import type { Created, NewTable } from "../wire";
import { keepLed, keepReader, reader, type Reader } from "./kept";
import { usualPlan, type Plan } from "./plan";

const TITLE = "numeville";

export function tableOf(plan: Plan, leader: string, lang: Lang): NewTable {
  const { rounds, thinking, rotation, correction } = plan;
  return {
    title: TITLE,
    lang,
    options: { mode: "workshop", seats: 4, master: true, workshop: { rounds, thinking, rotation, correction, led: true } },
    chairs: [{ seat: "master", kind: "me", name: leader }],
    ...(plan.pack ? { pack: plan.pack } : {}),
    class: {
      teams: plan.teams.map((name) => name.trim()),
      vote: plan.vote ? "plurality" : "one",
      spread: plan.spread ? "even" : "hand",
      help: plan.help,
      name: plan.name.trim(),
      plan: plan.questions?.slice(0, rounds) ?? [],
    },
  };
}

export async function openWorkshop(plan: Plan, leader: string, lang: Lang): Promise<string> {
  const created = await api.create(tableOf(plan, leader, lang), ownerKey());
  keepLed({ table: created.table, code: created.code, name: plan.name.trim(), ...keysOf(created), at: Date.now() });
  return created.table;
}

function keysOf(created: Created): { desk: string; host: string; projector: string | null } {
  const desk = created.seats.find(({ seat }) => seat === "master")?.token;
  if (!desk) throw new Error("whoever makes a workshop leads it");
  return { desk, host: created.host, projector: created.projector ?? null };
}

/**
 * Who leads a workshop may read the bank it asks from. Where none with this pack is at hand one is made that nobody is
 * asked into, and used again the next time.
 */
export async function bankReader(pack: string | null, leader: string, lang: Lang): Promise<Reader> {
  const known = reader(pack ?? "");
  if (known && (await api.table(known.table).catch(() => null))) return known;
  const created = await api.create(tableOf({ ...usualPlan(["", "", "", ""]), pack }, leader, lang), ownerKey());
  const made = { table: created.table, token: created.host };
  keepReader(pack ?? "", made);
  return made;
}

/** The questions of a pack with their answers. */
export async function readBank(pack: string | null, leader: string, lang: Lang): Promise<Card[]> {
  const { table, token } = await bankReader(pack, leader, lang);
  return (await api.tableBank(table, token)).questions as Card[];
}
