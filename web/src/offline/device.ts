/** The house on this device: the same paths and bodies as a server's, answered by the engine and kept here. */
import type { AnalysisState, Created, JournalEntry, LessonInfo, MatchAnalysis, Opened, Rules, TitleInfo } from "../wire";
import { Analyses } from "./analyses";
import { type Engine, Refused } from "./engine";
import { LOCAL } from "./ids";
import { NotKept, type Found, type Row, type Store } from "./store";
import { fileOf, refusal, Table, type Answer, type Blank, type Guest, type House, type World } from "./table";
import { assemble, thinkHere, Thinkers, type Kit, type Thinker } from "./thinking";

/** What a site offers to play without a server: `offline.json`. */
export type Offer = {
  /** The version of the rules, which match files name. */
  rules: string;
  engine: string;
  /** The laboratory, which whoever opens it fetches. */
  lab?: string;
  texts: Record<"fr" | "en", string>;
  /** A title's pack has all that matches need; its book of rules is beside it. */
  titles: { info: TitleInfo; digest: string; pack: string; book: string }[];
  /** Whether there is no server at all. */
  site?: boolean;
};

/** A right to a table that one page at a time has. */
export type Claim = { release(): void };

export type Surroundings = {
  offer: Offer;
  store: Store;
  /** A file of the offer. */
  fetch(name: string): Promise<Uint8Array>;
  now(): { tick: number; date: number };
  random(bytes: number): Uint8Array;
  /** Nothing when another page has the table and keeps it; `lost` is called when somebody takes it away. */
  claim(table: string, steal: boolean, lost: () => void): Promise<Claim | null>;
  house?: Partial<House>;
  /** Who thinks for a table, and how many of them at the same time; where tables run themselves, unless there is another place. */
  thinkers?: { hire: (kit: Kit) => Thinker; most: number };
};

export type Request = { method: string; path: string; headers: Record<string, string>; body: string };

const HOUSE: House = { bot_pause: [600, 1400], window: 2000, patience: 20_000, grace: 90_000, idle: 60_000 };

/** A table to be kept. */
type Fresh = { row: Blank; lines: string; host: string | null; seats: Created["seats"] };

const fail = (status: number, code: string, message: string): Refused => new Refused(status, code, message);

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

type Header = { title: string; rules: string; pack: { digest: string } };

/** The first line of a match file; nothing when it is none. */
function headerOf(file: string): Header | null {
  try {
    const header = JSON.parse(file.slice(0, file.indexOf("\n"))) as Partial<Header>;
    return header.title !== undefined && header.rules !== undefined && header.pack !== undefined ? (header as Header) : null;
  } catch {
    return null;
  }
}

/** The table that a hello names. What else it says is for the table to read. */
function tableIn(first: string): string {
  try {
    const { table } = (JSON.parse(first) as { hello: { table: unknown } }).hello;
    if (typeof table === "string") return table;
  } catch {
    // Said below.
  }
  throw fail(400, "bad_message", "the first message says hello, as text");
}

const LETTERS = "ABCDEFGHJKMNPRSTUVWXYZ";

type Open = { table: Table; claim: Claim };

export class Device {
  readonly #around: Surroundings;
  readonly #modules = new Map<string, Promise<WebAssembly.Module>>();
  readonly #packs = new Map<string, Promise<Uint8Array>>();
  /** Engines with one title each, for what is asked outside of tables. */
  readonly #desks = new Map<string, Promise<Engine>>();
  readonly #tables = new Map<string, Promise<Open>>();
  readonly #stolen = new Set<string>();
  readonly #analyses: Analyses;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#analyses = new Analyses(() => around.now().tick);
  }

  async request(request: Request): Promise<Answer> {
    try {
      const [path = "", query = ""] = request.path.split("?");
      const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
      return { status: 200, body: await this.#answer(request, parts, new URLSearchParams(query)) };
    } catch (error) {
      if (error instanceof Refused) return { status: error.status, body: refusal(error) };
      if (error instanceof NotKept) return { status: 503, body: refusal({ status: 503, code: "storage", message: error.message }) };
      throw error;
    }
  }

  /** A socket: its first message says to which table. */
  connect(guest: Guest): { say(text: string): void; close(): void } {
    let place: Promise<{ table: Table; number: number } | null> | null = null;
    const first = async (text: string) => {
      try {
        const { table } = await this.#open(tableIn(text));
        return { table, number: table.hello(guest, text) };
      } catch (error) {
        const known = error instanceof Refused ? error : fail(503, "not_kept_here", String(error));
        guest.text(JSON.stringify({ re: null, ...refusal(known) }));
        guest.close();
        return null;
      }
    };
    return {
      say: (text) => {
        if (!place) place = first(text);
        else void place.then((at) => at?.table.say(at.number, text));
      },
      close: () => void place?.then((at) => { at?.table.gone(at.number); }),
    };
  }

  /** The next time this table is opened it is taken away from whoever has it. */
  steal(table: string): void {
    this.#stolen.add(table);
  }

  /** Loads what a title needs, so that it can be played later without any network. */
  async fetchAll(): Promise<void> {
    const { offer } = this.#around;
    await Promise.all([offer.engine, ...Object.values(offer.texts), ...offer.titles.flatMap(({ pack, book }) => [pack, book])].map((name) => this.#around.fetch(name)));
  }

  async #answer({ method, headers, body }: Request, parts: string[], query: URLSearchParams): Promise<unknown> {
    const [, what, id = "", part, more] = parts;
    const { offer } = this.#around;
    if (method === "GET" && what === "titles" && !part) return offer.titles.map(({ info }) => info);
    if (method === "GET" && what === "texts") return this.#house(id);
    if (what === "titles" && part === "journal") return this.#journal(id);
    if (what === "titles" && part === "packs" && method === "GET") return [];
    if (what === "titles" && part === "texts") return (await this.#desk(id)).call<string>({ texts: { title: id, lang: more } }) + (await this.#house(more));
    if (what === "titles" && part === "rules") return (await this.#desk(id)).call<Rules>("rules", await this.#around.fetch(this.#current(id).book));
    if (what === "titles" && part === "lessons" && method === "GET") return (await this.#desk(id)).call<LessonInfo[]>({ lessons: { title: id } });
    if (what === "titles" && part === "lessons" && more) {
      const { date } = this.#around.now();
      return this.#created((await this.#desk(id)).call({ lesson: { title: id, lesson: more, new: JSON.parse(body), date, entropy: this.#entropy() } }));
    }
    if (what === "tables" && !id && method === "POST") {
      const wanted = JSON.parse(body) as { title: string };
      return this.#created((await this.#desk(wanted.title)).call({ lobby: { new: wanted, entropy: this.#entropy() } }));
    }
    if (what === "records" && method === "POST") return this.#take(body, query);
    if (what === "tables" && id.startsWith(LOCAL)) {
      if (method === "DELETE") return this.#forget(id);
      if (part === "record") return this.#file(id);
      if (part === "draws") {
        const file = await this.#file(id);
        return (await this.#deskOf(file)).call("draws", new TextEncoder().encode(file));
      }
      if (part === "analysis") return this.#analysis(id, method === "POST");
      return this.#ask(id, part === "join" ? { sit: JSON.parse(body) } : "info");
    }
    if (headers["x-veilleuse-key"]) throw fail(403, "not_owner", "nobody owns a device's own tables but who holds it");
    if (what === "tables") throw fail(404, "no_table", "there is no such table on this device");
    throw fail(404, "not_found", "this is not to be had without a server");
  }

  /** The house's own texts, of which an engine has only what titles say. */
  async #house(lang: string | undefined): Promise<string> {
    return new TextDecoder().decode(await this.#around.fetch(this.#around.offer.texts[lang === "en" ? "en" : "fr"]));
  }

  async #ask(id: string, question: unknown): Promise<unknown> {
    const { table } = await this.#open(id);
    const { status, body: said } = await table.ask(question);
    if (status !== 200) throw fail(status, (said as ReturnType<typeof refusal>).error.code, (said as ReturnType<typeof refusal>).error.message);
    return said;
  }

  /** What a finished match was like: as it is kept, as far as it is found out, or from now on. */
  async #analysis(id: string, begin: boolean): Promise<AnalysisState> {
    const file = await this.#file(id);
    // An engine of before does not know the question.
    if (headerOf(file)?.rules !== this.#around.offer.rules) throw fail(409, "other_rules", "the engine of these rules cannot analyse");
    const kept = (await this.#ask(id, { analysis: null })) as MatchAnalysis | null;
    if (kept) return { done: kept };
    const state = this.#analyses.look(id);
    if (state !== "none" || !begin) return state;
    const engine = await this.#deskOf(file);
    return this.#analyses.begin(id, engine, file, (found) => this.#ask(id, { analysis: found }));
  }

  async #journal(title: string): Promise<JournalEntry[]> {
    const results = (await this.#around.store.results(title)).filter(({ browser }) => browser !== null);
    return results.map(({ at, mode, result, reason, score }) => ({ at, mode, result, reason, score }));
  }

  #entropy(): string {
    return hex(this.#around.random(32));
  }

  async #created(fresh: Fresh): Promise<Created> {
    const row = await this.#keep(fresh.row, fresh.lines);
    return { table: row.id, code: row.code ?? "", host: fresh.host ?? "", seats: fresh.seats } as Created;
  }

  /** A table of a match file: to look at it, or to play on from a moment. */
  async #take(file: string, query: URLSearchParams): Promise<Opened> {
    const bytes = new TextEncoder().encode(file);
    const engine = await this.#deskOf(file);
    const n = query.get("continue_at");
    const { date } = this.#around.now();
    const fresh = engine.call<Fresh>(n === null ? "replay" : { branch: { n: Number(n), window: query.has("window") ? Number(query.get("window")) : null, bots: query.get("bots") ?? "", date, entropy: this.#entropy() } }, bytes);
    const row = await this.#keep(fresh.row, fresh.lines);
    return { table: row.id, code: row.code ?? "", host: fresh.host, seats: fresh.seats };
  }

  /** Keeps a new table, with its pack and the engine of its rules: it is played on with them, whatever comes later. */
  async #keep(blank: Blank, lines: string): Promise<Row> {
    const { offer, store, random, now } = this.#around;
    const digest = blank.pack ?? this.#current(blank.title).digest;
    const pack = await this.#pack(digest);
    const kept = await store.file("packs", digest);
    if (!kept) await store.keepFile("packs", digest, pack);
    if (!(await store.file("engines", offer.rules))) await store.keepFile("engines", offer.rules, await this.#around.fetch(offer.engine));
    const code = Array.from(random(4), (byte) => LETTERS[byte % LETTERS.length]).join("");
    const row: Row = { ...blank, id: LOCAL + hex(random(12)), code, revision: 0, at: now().date };
    await store.create(row, lines);
    return row;
  }

  async #forget(id: string): Promise<boolean> {
    const open = await this.#tables.get(id)?.catch(() => null);
    open?.table.end();
    await this.#around.store.remove(id);
    return true;
  }

  /** The match file as far as it goes: a device knows everything anyway. */
  async #file(id: string): Promise<string> {
    const lines = fileOf({ log: await this.#around.store.log(id) });
    if (!lines) throw fail(409, "not_started", "the match has not begun");
    return lines;
  }

  #current(title: string): Offer["titles"][number] {
    const found = this.#around.offer.titles.find(({ info }) => info.id === title);
    if (!found) throw fail(404, "not_here", "this title cannot be played without a server here");
    return found;
  }

  /** An engine with the current pack of a title. */
  #desk(title: string): Promise<Engine> {
    const known = this.#desks.get(title) ?? this.#ready(this.#around.offer.rules, title, this.#current(title).digest);
    this.#desks.set(title, known);
    known.catch(() => this.#desks.delete(title));
    return known;
  }

  /** An engine with the pack that a match file names. */
  async #deskOf(file: string): Promise<Engine> {
    const header = headerOf(file);
    if (!header) throw fail(422, "bad_record", "this is no match file");
    return this.#ready(header.rules, header.title, header.pack.digest);
  }

  /** An engine of these rules, with the current pack of a title and the one of this digest. */
  async #ready(rules: string, title: string, digest: string | null): Promise<Engine> {
    return assemble(await this.#kit(rules, title, digest));
  }

  async #kit(rules: string, title: string, digest: string | null): Promise<Kit> {
    const current = this.#around.offer.titles.find(({ info }) => info.id === title);
    const wanted = [...new Set([current?.digest, digest].filter((one) => one !== undefined && one !== null))];
    const [module, ...packs] = await Promise.all([this.#module(rules), ...wanted.map((one) => this.#pack(one).catch(() => null))]);
    return { module, title, packs: packs.filter((pack) => pack !== null) };
  }

  #module(rules: string): Promise<WebAssembly.Module> {
    const { offer, store } = this.#around;
    const load = async () => {
      const bytes = rules === offer.rules ? await this.#around.fetch(offer.engine) : await store.file("engines", rules);
      if (!bytes) throw fail(409, "other_rules", "the engine of these rules is not on this device");
      return WebAssembly.compile(bytes as Uint8Array<ArrayBuffer>);
    };
    const known = this.#modules.get(rules) ?? load();
    this.#modules.set(rules, known);
    known.catch(() => this.#modules.delete(rules));
    return known;
  }

  #pack(digest: string): Promise<Uint8Array> {
    const { offer, store } = this.#around;
    const load = async () => {
      const current = offer.titles.find((title) => title.digest === digest);
      const bytes = current ? await this.#around.fetch(current.pack) : await store.file("packs", digest);
      if (!bytes) throw fail(409, "no_pack", "this pack is not on this device");
      return bytes;
    };
    const known = this.#packs.get(digest) ?? load();
    this.#packs.set(digest, known);
    known.catch(() => this.#packs.delete(digest));
    return known;
  }

  #open(id: string): Promise<Open> {
    const known = this.#tables.get(id) ?? this.#opened(id);
    this.#tables.set(id, known);
    known.catch(() => {
      if (this.#tables.get(id) === known) this.#tables.delete(id);
    });
    return known;
  }

  async #opened(id: string): Promise<Open> {
    const { store, now } = this.#around;
    if (!id.startsWith(LOCAL)) throw fail(404, "no_table", "there is no such table on this device");
    let ended = false;
    let table: Table | null = null;
    const claim = await this.#around.claim(id, this.#stolen.delete(id), () => table?.end());
    if (!claim) throw fail(409, "elsewhere", "this table is open in another window");
    try {
      const row = await store.table(id);
      if (!row) throw fail(404, "no_table", "there is no such table on this device");
      const found: Found = { row, log: await store.log(id) };
      const world: World = {
        store,
        now,
        entropy: () => this.#entropy(),
        make: (blank) => this.#keep(blank, ""),
        pauses: { ...HOUSE, ...this.#around.house },
      };
      const first = found.log.find(({ kind }) => kind === "match");
      const header = first ? headerOf(first.lines) : null;
      const kit = await this.#kit(header?.rules ?? this.#around.offer.rules, row.title, header?.pack.digest ?? row.pack);
      const { hire, most } = this.#around.thinkers ?? { hire: thinkHere, most: 1 };
      table = new Table(assemble(kit), new Thinkers(() => hire(kit), most), world, id, () => {
        ended = true;
        this.#tables.delete(id);
        claim.release();
      });
      await table.open(found);
      if (ended) throw fail(503, "storage", "the table could not be opened");
      return { table, claim };
    } catch (error) {
      claim.release();
      throw error;
    }
  }
}
