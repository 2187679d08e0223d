/** Tables of a device, played by the real engine in Node. `VEILLEUSE_OFFLINE` names the folder that `cargo xtask engine` makes. */
import { describe, expect, it } from "vitest";
import type { Device, Offer } from "../src/offline/device";
import { quickTable } from "../src/lib/quick";
import type { AnalysisState, Created, NewTable, News, Opened, OptionInfo, Reply } from "../src/wire";
import { MemoryStore } from "./memory-store";
import { contract } from "./store-contract";
import { device, FOLDER, offerIn } from "./table/device";

it("keeps the contract of stores in memory", async () => {
  expect(await contract(new MemoryStore(), "c")).toEqual([]);
});

async function ask<T>(here: Device, method: string, path: string, body: unknown = null): Promise<T> {
  const { status, body: said } = await here.request({ method, path, headers: {}, body: typeof body === "string" ? body : JSON.stringify(body) });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(said)}`);
  return said as T;
}

/** A chair that takes whatever is offered first. */
class Hand {
  readonly seen: (News | Reply)[] = [];
  over = false;
  closed = false;
  #socket: ReturnType<Device["connect"]>;
  #wake: (() => void)[] = [];
  #asked = 0;
  /** The same id again would be the same message. */
  readonly #prefix = crypto.randomUUID().slice(0, 8);

  constructor(here: Device, table: string, token: string | null, host: string | null, readonly pick: ((options: OptionInfo[]) => OptionInfo | undefined) | null = (options) => options[0]) {
    this.#socket = here.connect({
      text: (text) => { this.#hear(JSON.parse(text) as News | Reply); },
      close: () => {
        this.closed = true;
        this.#stir();
      },
    });
    this.#socket.say(JSON.stringify({ hello: { v: 1, table, token, host, since: null } }));
  }

  say(ask: Record<string, unknown>): string {
    const id = `${this.#prefix}-${this.#asked++}`;
    this.#socket.say(JSON.stringify({ id, ...ask }));
    return id;
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((wake) => this.#wake.push(wake));
  }

  reply(id: string): Reply | undefined {
    return this.seen.find((one): one is Reply => "re" in one && one.re === id);
  }

  #stir(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }

  #hear(message: News | Reply): void {
    this.seen.push(message);
    if ("table" in message && message.table) {
      this.over = Boolean(message.table.over);
      const option = this.over ? undefined : this.pick?.(message.table.options);
      if (option) this.say({ decide: { seat: 0, do: option.do } });
    }
    this.#stir();
  }
}

/** The usual table of a title, with a person in the first chair. */
function wanted(offer: Offer, title: string): NewTable {
  const info = offer.titles.find((one) => one.info.id === title)?.info;
  if (!info) throw new Error(`${title} is not offered`);
  return quickTable(info, "Anna");
}

describe.skipIf(!FOLDER)("a table of this device", () => {
  const offer = FOLDER ? offerIn(FOLDER) : null;
  const titles = offer?.titles.map(({ info }) => info.id) ?? ["none"];

  async function sit(here: Device, title: string, pick?: ConstructorParameters<typeof Hand>[4]): Promise<{ created: Created; hand: Hand }> {
    const created = await ask<Created>(here, "POST", "/api/tables", offer && wanted(offer, title));
    const hand = new Hand(here, created.table, created.seats[0]?.token ?? null, created.host, pick);
    hand.say({ host: "start" });
    return { created, hand };
  }

  it.each(titles)("plays %s to its end, and what is kept plays again", async (title) => {
    const store = new MemoryStore();
    const here = device(store);
    const { created, hand } = await sit(here, title);
    await hand.until(() => hand.over || hand.closed);
    expect(hand.over).toBe(true);
    const file = await ask<string>(here, "GET", `/api/tables/${created.table}/record`);
    const opened = await ask<Opened>(device(store), "POST", "/api/records", file);
    const looker = new Hand(device(store), opened.table, null, null, null);
    await looker.until(() => looker.seen.some((one) => "table" in one));
    expect(looker.over).toBe(true);
  }, 60_000);

  it("analyses a match that is over, and keeps what was found", async () => {
    const here = device(new MemoryStore());
    const { created, hand } = await sit(here, "numeville");
    const path = `/api/tables/${created.table}/analysis`;
    await hand.until(() => hand.seen.some((one) => "table" in one));
    if (!hand.over) await expect(ask(here, "POST", path)).rejects.toThrow("not_over");
    await hand.until(() => hand.over || hand.closed);
    expect(await ask<AnalysisState>(here, "GET", path)).toBe("none");
    let state = await ask<AnalysisState>(here, "POST", path);
    while (state !== "none" && "working" in state) {
      await new Promise((next) => setTimeout(next, 20));
      state = await ask<AnalysisState>(here, "GET", path);
    }
    if (state === "none") throw new Error("it was dropped");
    expect(state.done.curve.length).toBeGreaterThan(2);
    expect(await ask<AnalysisState>(here, "POST", path)).toEqual(state);
  }, 120_000);

  it("puts every puzzle, and takes the answer", async () => {
    const here = device(new MemoryStore());
    for (const { info } of offer?.titles ?? []) {
      expect(info.puzzles.length).toBeGreaterThanOrEqual(10);
      const created = await ask<Created>(here, "POST", `/api/titles/${info.id}/lessons/${info.puzzles[0] ?? ""}`, { name: "Anna" });
      const seat = created.seats[0]?.seat ?? 0;
      const hand = new Hand(here, created.table, created.seats[0]?.token ?? null, created.host, () => undefined);
      const asked = () => hand.seen.flatMap((one) => ("table" in one && one.table ? [one.table] : [])).at(-1);
      await hand.until(() => asked() !== undefined);
      hand.say({ decide: { seat, do: asked()?.options[0]?.do } });
      await hand.until(() => Boolean(asked()?.lesson?.lost) || Boolean(asked()?.lesson?.finished));
      const why = hand.say({ hint: { seat } });
      await hand.until(() => hand.reply(why) !== undefined);
      expect(hand.reply(why)).toHaveProperty("hint.reasons");
    }
  }, 60_000);

  it("has texts, rules and lessons, and says so where it has not", async () => {
    const here = device(new MemoryStore());
    expect(await ask<string>(here, "GET", "/api/texts/en")).toContain("web-device");
    for (const title of titles) {
      expect(await ask<string>(here, "GET", `/api/titles/${title}/texts/fr`)).toContain("title");
      expect((await ask<{ rules: unknown[] }>(here, "GET", `/api/titles/${title}/rules`)).rules.length).toBeGreaterThan(10);
      const lessons = await ask<{ id: string }[]>(here, "GET", `/api/titles/${title}/lessons`);
      const lesson = await ask<Created>(here, "POST", `/api/titles/${title}/lessons/${lessons[0]?.id ?? ""}`, { name: "Anna" });
      expect(lesson.table).toMatch(/^local-/);
    }
    await expect(ask(here, "GET", "/api/tables/ABCD")).rejects.toThrow("404");
    await expect(ask(here, "GET", "/api/addresses")).rejects.toThrow("not_found");
  }, 60_000);

  it("acknowledges nothing that was not kept, and goes on when it is", async () => {
    const store = new MemoryStore();
    const here = device(store);
    const { created, hand } = await sit(here, "clef-des-mondes", () => undefined);
    const asked = () => hand.seen.flatMap((one) => ("table" in one && one.table && one.table.options.length > 0 ? [one.table] : [])).at(-1);
    await hand.until(() => asked() !== undefined);
    const before = (await store.log(created.table)).length;
    store.failing = 1;
    const decide = () => hand.say({ decide: { seat: 0, do: asked()?.options[0]?.do } });
    const refused = decide();
    await hand.until(() => hand.reply(refused) !== undefined);
    expect(hand.reply(refused)).toMatchObject({ error: { code: "storage" } });
    expect((await store.log(created.table)).length).toBe(before);
    const taken = decide();
    await hand.until(() => hand.reply(taken) !== undefined);
    expect(hand.reply(taken)).toMatchObject({ ok: true });
    // What was kept although that was not said stands, once.
    const later = asked();
    await hand.until(() => asked() !== later);
    [store.failing, store.anyway] = [1, true];
    const length = (await store.log(created.table)).length;
    const doubted = decide();
    await hand.until(() => hand.reply(doubted) !== undefined);
    expect(hand.reply(doubted)).toMatchObject({ ok: true });
    expect((await store.log(created.table)).length).toBeGreaterThan(length);
  }, 60_000);

  it("is open in one window at a time, and goes on in another from what was acknowledged", async () => {
    const [store, locks] = [new MemoryStore(), new Set<string>()];
    let [moves, gone] = [0, false];
    // A window that is gone keeps nothing more, and hears nothing.
    const never = () => new Promise<never>(() => undefined);
    const window = new Proxy(store, { get: (kept, name) => (gone ? never : (kept[name as keyof MemoryStore] as () => unknown).bind(kept)) });
    const { created, hand } = await sit(device(window, locks), "numeville", (options) => (options[0] && moves++ < 5 ? options[0] : undefined));
    await hand.until(() => moves > 5);
    const second = device(store, locks);
    const shut = new Hand(second, created.table, created.seats[0]?.token ?? null, created.host);
    await shut.until(() => shut.closed);
    expect(shut.seen).toEqual([expect.objectContaining({ re: null, error: expect.objectContaining({ code: "elsewhere" }) as unknown })]);
    // The first window is gone without a word: its lock with it.
    gone = true;
    locks.clear();
    const kept = (await store.log(created.table)).length;
    const again = new Hand(second, created.table, created.seats[0]?.token ?? null, created.host);
    await again.until(() => again.over || again.closed);
    expect(again.over).toBe(true);
    expect((await store.log(created.table)).length).toBeGreaterThan(kept);
  }, 60_000);

  it("goes on from any moment of a file, with chance of its own", async () => {
    const store = new MemoryStore();
    const here = device(store);
    const { created, hand } = await sit(here, "numeville");
    await hand.until(() => hand.over || hand.closed);
    const file = await ask<string>(here, "GET", `/api/tables/${created.table}/record`);
    const branch = await ask<Opened>(here, "POST", "/api/records?continue_at=6", file);
    expect(branch.seats.length).toBeGreaterThan(1);
    const header = JSON.parse((await ask<string>(here, "GET", `/api/tables/${branch.table}/record`)).split("\n")[0] ?? "") as { chance: unknown };
    expect(header.chance).toBeNull();
  }, 60_000);

  it("takes only what it understands", async () => {
    const here = device(new MemoryStore());
    await expect(ask(here, "POST", "/api/records", "no file")).rejects.toThrow("bad_record");
    await expect(ask(here, "POST", "/api/tables", { ...(offer && wanted(offer, "numeville")), title: "none" })).rejects.toThrow("not_here");
    const { created, hand } = await sit(here, "numeville", () => undefined);
    const said = hand.say({ nonsense: true });
    await hand.until(() => hand.reply(said) !== undefined);
    expect(hand.reply(said)).toMatchObject({ error: { code: "bad_message" } });
    await ask(here, "DELETE", `/api/tables/${created.table}`);
    await expect(ask(here, "GET", `/api/tables/${created.table}`)).rejects.toThrow("no_table");
  }, 60_000);
});
