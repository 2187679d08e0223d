/** Making tables and sitting down at them. */
import type { Created, NewTable, Seat, TableInfo } from "../wire";
import { isLocal } from "../offline/local";
import { api } from "./api";
import { keepPage } from "./keeping.svelte";
import { keep, recall } from "./memory";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { askToStay } from "./storage";

/** How tables were wanted that were made here. Kept for this visit only. */
const made = new Map<string, NewTable>();

export async function makeTable(wanted: NewTable): Promise<Created> {
  const created = await api.create({ ...wanted, lang: settings.lang });
  made.set(created.table, wanted);
  // Who plays here wants to find it here again.
  if (isLocal(created.table)) {
    void keepPage();
    askToStay();
  }
  keep({
    table: created.table,
    code: created.code,
    title: wanted.title,
    host: created.host,
    seats: created.seats,
    names: wanted.chairs.flatMap((chair) => (chair.name ? [chair.name] : [])),
    at: Date.now(),
    over: false,
  });
  return created;
}

export function madeHere(table: string): NewTable | undefined {
  return made.get(table);
}

/** Takes along to another match of the same people what opens this browser's seats. */
export function followTo(again: string, table: string): void {
  const wanted = made.get(table);
  if (wanted) made.set(again, wanted);
  const kept = recall(table);
  if (kept && !recall(again)) keep({ ...kept, table: again, code: "", at: Date.now(), over: false });
}

export async function sitDown(info: TableInfo, seat: Seat, name: string): Promise<void> {
  const joined = await api.join(info.code, { seat, name });
  const known = recall(joined.table);
  keep({
    table: joined.table,
    code: info.code,
    title: info.title,
    host: known?.host ?? null,
    seats: [...(known?.seats ?? []), { seat, token: joined.token }],
    names: [...(known?.names ?? []), name],
    at: Date.now(),
    over: false,
  });
  go({ at: "t", table: joined.table });
}
