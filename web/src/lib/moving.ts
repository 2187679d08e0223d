/** Matches that move between this device and a server. They go on as branches, with chance of their own. */
import { offered } from "../offline/local";
import type { Chair } from "../wire";
import { api, type Where } from "./api";
import { keep, recall } from "./memory";
import { go } from "./router.svelte";
import type { Session } from "./session.svelte";

/** More inputs than any match has: all of them stand. */
const ALL = 2 ** 32 - 1;

/** The chairs in which bots sit, as `POST /api/records` reads them. */
export const botsAmong = (chairs: Chair[]): string =>
  chairs.filter(({ sitter }) => sitter !== "person").map(({ seat, level }) => `${seat}:${level}`).join(",");

/** Plays on there from where the file ends, with bots where they sat. */
export async function goOn({ seen: { welcome, chairs } }: Session, file: string, where: Where): Promise<void> {
  if (!welcome) return;
  const { table, code, host, seats } = await api.open(file, ALL, where, botsAmong(chairs));
  const names = chairs.flatMap((chair) => (chair.name ? [chair.name] : []));
  keep({ table, code, title: welcome.title, host, seats, names, at: Date.now(), over: false });
  go({ at: "t", table });
}

/** What takes the match of a server's table down to this device; nothing where it cannot come: others sit there, or it could not be
 * played on here. The server knows better whether others ever did, and says so. */
export async function canComeDown({ keys, seen: { table, welcome, chairs } }: Session): Promise<Parameters<typeof api.take>[1] | null> {
  const kept = recall(keys.table);
  if (!table || table.over || !kept?.host || welcome?.kind !== "match" || welcome.class) return null;
  const people = chairs.filter(({ sitter }) => sitter === "person");
  if (!people.every(({ seat }) => kept.seats.some((mine) => mine.seat === seat))) return null;
  const offer = await offered();
  const title = offer?.titles.find(({ info }) => info.id === welcome.title);
  return offer && title ? { host: kept.host, tokens: kept.seats.map(({ token }) => token), pack: title.digest, rules: offer.rules } : null;
}
