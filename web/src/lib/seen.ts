/** What one pair of eyes has been told so far: a pure function of the messages of its socket. */
import { shared } from "./shared";
import type { Chair, Closed, News, Notice, Said, Since, Table, ToldLine, UndoRequest, Welcome } from "../wire";

export type Seen = {
  welcome: Welcome | null;
  chairs: Chair[];
  started: boolean;
  chat: boolean;
  said: Said[];
  table: Table | null;
  log: ToldLine[];
  /** What the last message told, to be animated; empty when the table is seen for the first time or again. */
  fresh: ToldLine[];
  /** What happened at the table beside the match, each with the number of inputs there were then. */
  notices: { n: number; notice: Notice }[];
  /** How many look on, and whether more may. */
  spectators: number;
  door: boolean;
  undo: UndoRequest | null;
  closed: Closed | null;
  /** The table where the same people play again. */
  again: string | null;
  /** When the clock of the table runs out, in this browser's time. */
  deadline: number | null;
  /** How long the table holds a reaction window at least, in this browser's time. */
  window: { until: number; whole: number } | null;
};

export const NOTHING_SEEN: Seen = {
  welcome: null,
  chairs: [],
  started: false,
  chat: true,
  said: [],
  table: null,
  log: [],
  fresh: [],
  notices: [],
  spectators: 0,
  door: true,
  undo: null,
  closed: null,
  again: null,
  deadline: null,
  window: null,
};

/** How far these eyes have followed the match. */
export function since(seen: Seen): Since | null {
  return seen.table ? { n: seen.table.n, undone: seen.table.undone } : null;
}

function extended(log: ToldLine[], told: ToldLine[], from: number): ToldLine[] {
  return [...log.filter((line) => line.n <= from), ...told];
}

/** A table whose view carries only what is new keeps the rest of the one before; what says the same is the same. */
function whole(table: Table, before: Table | null): Table {
  const view: unknown = table.part ? { ...(before?.view as object), ...(table.view as object) } : table.view;
  // The list itself is another one: it is another moment, even where the same is offered.
  const options = table.options.map((option, index) => shared(before?.options[index], option));
  return { ...table, part: false, view: shared(before?.view, view), options };
}

/** The kept notices that came while nobody listened. */
function withMissed(seen: Seen, kept: Notice[]): Seen["notices"] {
  const known = new Set(seen.notices.map(({ notice }) => JSON.stringify(notice)));
  const missed = kept.filter((notice) => !known.has(JSON.stringify(notice)));
  return [...seen.notices, ...missed.map((notice) => ({ n: seen.table?.n ?? 0, notice }))];
}

export function receive(seen: Seen, news: News, now: number = Date.now()): Seen {
  if ("welcome" in news) {
    const { started, chat, said, again, spectators, door } = news.welcome;
    const chairs = shared(seen.chairs, news.welcome.chairs);
    const notices = withMissed(seen, news.welcome.notices);
    return { ...seen, welcome: news.welcome, chairs, started, chat, said, again, spectators, door, notices, fresh: [], closed: null };
  }
  if ("log" in news) return { ...seen, log: extended(seen.log, news.log.told, news.log.since), fresh: [] };
  if ("table" in news) {
    const table = whole(news.table, seen.table);
    const follows = seen.table !== null && table.since === seen.table.n && table.undone === seen.table.undone;
    return {
      ...seen,
      table,
      started: true,
      log: extended(seen.log, table.told, table.since),
      fresh: follows ? table.told : [],
      undo: table.undo,
      deadline: table.clock ? now + table.clock.left : null,
      window: table.window ? { until: now + table.window.left, whole: table.window.whole } : null,
    };
  }
  if ("chairs" in news) return { ...seen, ...news.chairs, chairs: shared(seen.chairs, news.chairs.chairs) };
  if ("notice" in news) return { ...seen, notices: [...seen.notices, { n: seen.table?.n ?? 0, notice: news.notice }] };
  if ("said" in news) return { ...seen, said: [...seen.said, news.said] };
  if ("undo" in news) return { ...seen, undo: news.undo.request };
  if ("again" in news) return { ...seen, again: news.again.table };
  // A class and its ballots are held by the pages of the workshop.
  return "closed" in news ? { ...seen, closed: news.closed } : seen;
}
