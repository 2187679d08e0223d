/** Requests over HTTP. A failure carries a code that the house's texts explain. */
import type {
  Addresses, AnalysisState, Bank, Created, Enrolled, FailureBody, Join, Joined, JournalEntry, LabRun, LessonInfo, NewLesson, NewTable, Opened, PackInfo, PackProblem, Rules, TableInfo, Take, TitleInfo, Uploaded,
} from "../wire";
import { isLocal, isSite, localFetch, offered } from "../offline/local";
import { browserId } from "./browser";
import type { Lang } from "./fluent";

export class Failed extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A bank that cannot be taken, with what is wrong in it, line by line. */
export class BadPack extends Failed {
  readonly problems: PackProblem[];

  constructor(message: string, problems: PackProblem[]) {
    super("bad_pack", message);
    this.problems = problems;
  }
}

/** How often a request is made that the server refuses for the moment, and how long is waited in between at most. */
const TRIES = 4;
const LONGEST_WAIT = 5;

/** How many seconds the server asks to wait; null where waiting does not help, or takes too long. */
function retryAfter(response: Response): number | null {
  const seconds = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
  return seconds >= 0 && seconds <= LONGEST_WAIT ? seconds : null;
}

/** Requests that make a table: where it is made is a choice. */
const MAKES = /^\/api\/(tables|records(\?.*)?|titles\/[^/]+\/lessons\/[^/]+)$/;
/** What is read the same everywhere. */
const READS = /^\/api\/(titles|texts)(\/|$)/;

/** Whether whoever is here wants new tables on this device. */
let wantsDevice = (): boolean => false;

export function preferDevice(asked: () => boolean): void {
  wantsDevice = asked;
}

/** Whether this device is asked, and not the server. */
async function isHere(path: string, init?: RequestInit): Promise<boolean> {
  if (isSite()) return true;
  const table = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1];
  if (table !== undefined) return isLocal(decodeURIComponent(table));
  return wantsDevice() && init?.method === "POST" && MAKES.test(path) && (await offered()) !== null;
}

/** Where a table is to be made, whatever the settings say. */
export type Where = "device" | "server";

async function answer(path: string, init?: RequestInit, where?: Where): Promise<Response> {
  if (where === "device" || (where === undefined && (await isHere(path, init)))) return localFetch(path, init);
  try {
    return await fetch(path, init);
  } catch {
    // Without a network one plays on, where that was kept for it.
    if (where === undefined && (READS.test(path) || MAKES.test(path)) && (await offered()) !== null) return localFetch(path, init);
    throw new Failed("offline", "the server does not answer");
  }
}

async function request(path: string, init?: RequestInit, where?: Where, tries = TRIES): Promise<Response> {
  const response = await answer(path, init, where);
  if (response.ok) return response;
  const wait = retryAfter(response);
  if (wait !== null && tries > 1) {
    await new Promise((done) => setTimeout(done, Math.max(wait, 0.5) * 1000));
    return request(path, init, where, tries - 1);
  }
  const body = (await response.json().catch(() => null)) as (FailureBody & { problems?: PackProblem[] }) | null;
  if (body?.problems) throw new BadPack(body.error.message, body.problems);
  throw new Failed(body?.error.code ?? "unknown", body?.error.message ?? response.statusText);
}

async function get<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  return (await (await request(path, { headers })).json()) as T;
}

async function post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  const init = { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
  return (await (await request(path, init)).json()) as T;
}

const part = encodeURIComponent;

/** Says which browser asks, where something belongs to it. */
const mine = () => ({ "x-veilleuse-browser": browserId() });

const leads = (token: string) => ({ "x-veilleuse-token": token });

export const api = {
  titles: () => get<TitleInfo[]>("/api/titles"),
  houseTexts: async (lang: Lang) => (await request(`/api/texts/${lang}`)).text(),
  texts: async (title: string, lang: Lang) => (await request(`/api/titles/${part(title)}/texts/${lang}`)).text(),
  journal: (title: string) => get<JournalEntry[]>(`/api/titles/${part(title)}/journal`, mine()),
  bank: (title: string, key: string) => get<Bank>(`/api/titles/${part(title)}/bank`, { "x-veilleuse-key": key }),
  rules: (title: string) => get<Rules>(`/api/titles/${part(title)}/rules`),
  lessons: (title: string) => get<LessonInfo[]>(`/api/titles/${part(title)}/lessons`),
  beginLesson: (title: string, lesson: string, learner: NewLesson) =>
    post<Created>(`/api/titles/${part(title)}/lessons/${part(lesson)}`, { ...learner, browser: browserId() }),
  create: (table: NewTable, key: string | null = null) => post<Created>("/api/tables", { ...table, browser: browserId() }, key ? { "x-veilleuse-key": key } : {}),
  table: (code: string) => get<TableInfo>(`/api/tables/${part(code)}`),
  join: (code: string, join: Join) => post<Joined>(`/api/tables/${part(code)}/join`, { ...join, browser: browserId() }),
  enrol: (code: string, name: string) => post<Enrolled>(`/api/tables/${part(code)}/phones`, { name, browser: browserId() }),
  /** The laboratory of whoever owns the server. */
  labRuns: (key: string) => get<LabRun[]>("/api/lab/runs", { "x-veilleuse-key": key }),
  labBegin: (key: string, plan: unknown) => post<LabRun>("/api/lab/runs", plan, { "x-veilleuse-key": key }),
  labStop: async (key: string, run: string) =>
    (await (await request(`/api/lab/runs/${part(run)}`, { method: "DELETE", headers: { "x-veilleuse-key": key } })).json()) as LabRun[],
  addresses: () => get<Addresses>("/api/addresses"),
  packs: (title: string) => get<PackInfo[]>(`/api/titles/${part(title)}/packs`),
  bringPack: async (title: string, type: "text/csv" | "application/toml", text: string) =>
    (await (await request(`/api/titles/${part(title)}/packs`, { method: "POST", headers: { "content-type": type }, body: text })).json()) as Uploaded,
  /** What only who leads a workshop may read. */
  sheet: (table: string, token: string) => get<unknown>(`/api/tables/${part(table)}/sheet`, leads(token)),
  sheetCsv: async (table: string, token: string, lang: Lang) => (await request(`/api/tables/${part(table)}/sheet.csv?lang=${lang}`, { headers: leads(token) })).text(),
  tableBank: (table: string, token: string) => get<Bank>(`/api/tables/${part(table)}/bank`, leads(token)),
  bankFile: async (table: string, token: string, kind: "csv" | "toml") => (await request(`/api/tables/${part(table)}/bank.${kind}`, { headers: leads(token) })).text(),
  /** What a finished match was like, as far as it is found out; and asking for it. */
  analysis: (table: string) => get<AnalysisState>(`/api/tables/${part(table)}/analysis`),
  analyse: (table: string) => post<AnalysisState>(`/api/tables/${part(table)}/analysis`, {}),
  record: async (table: string) => (await request(`/api/tables/${part(table)}/record`)).text(),
  /** Forgets a table of this device for good. */
  forget: (table: string) => request(`/api/tables/${part(table)}`, { method: "DELETE" }),
  /** What each draw of a finished match was for, in order. */
  draws: (table: string) => get<{ purpose: string; ways: number }[]>(`/api/tables/${part(table)}/draws`),
  /** Closes a server's table that this device alone has held; its match file. */
  take: async (table: string, take: Take) => {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(take) };
    return (await request(`/api/tables/${part(table)}/take`, init)).text();
  },
  /** `bots` says in which chairs bots sit when the match goes on: `1:expert,2:keen`. */
  open: async (record: string, continueAt?: number, where?: Where, bots = "") => {
    const query = continueAt === undefined ? "" : `?continue_at=${continueAt}&bots=${part(bots)}`;
    const init = { method: "POST", headers: { "content-type": "application/jsonl", ...mine() }, body: record };
    return (await (await request(`/api/records${query}`, init, where)).json()) as Opened;
  },
};
