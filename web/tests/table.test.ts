/**
 * What a table does, by the wire alone: the same cases at a server and on this device. `VEILLEUSE_BIN` names the program,
 * `VEILLEUSE_OFFLINE` the folder that `cargo xtask engine` makes; a house that is not there is left out.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Created, Opened, OptionInfo, Table } from "../src/wire";
import { Client, TurnedAway, type Hello } from "./table/client";
import { FOLDER, onDevice } from "./table/device";
import { hello, host, lobby, sit, two, watch, WINDOW, type House } from "./table/house";
import { server } from "./table/server";

/** A machine may have much else to do. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const PROGRAM = process.env["VEILLEUSE_BIN"];
const SEED = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
/** As many bytes as a message may have. */
const INBOUND = 4096;

const turnedAway = async (house: House, wrong: Hello) => {
  const refused = await Client.connect(house, wrong).catch((error: unknown) => error);
  return refused instanceof TurnedAway ? refused.code : "let in";
};

function cases(open: () => House | Promise<House>): void {
  let house: House;
  beforeAll(async () => {
    house = await open();
  });
  afterAll(() => house.close());

  describe("saying hello", () => {
    it("is welcomed in its chair, and a spectator in none", async () => {
      const { made, ada, ben } = await two(house);
      expect(ada.welcome).toMatchObject({ v: 1, table: made.table, title: "numeville", kind: "match", seat: 0, host: false, started: true });
      expect(ben.welcome?.seat).toBe(1);
      const spectator = await watch(house, made);
      expect(spectator.welcome?.seat).toBeNull();
      expect(spectator.options).toEqual([]);
      expect(ada.options.length).toBeGreaterThan(0);
      expect(await ada.told("notice")).toMatchObject({ came: { spectators: 1 } });
      spectator.hangUp();
      expect(await ada.told("notice", (notice: object) => "left" in notice)).toMatchObject({ left: { spectators: 0 } });
    });

    it("opens nothing with a wrong word", async () => {
      const { made } = await two(house);
      const other = await lobby(house, ["me", "bot"]);
      expect(await turnedAway(house, hello(made, 0, { v: 2 }))).toBe("version");
      expect(await turnedAway(house, hello({ ...made, table: "nowhere" }, 0))).toBe("no_table");
      for (const token of ["", other.seats[0]?.token ?? "", made.host, (made.seats[0]?.token ?? "").slice(1)])
        expect(await turnedAway(house, hello(made, 0, { token }))).toBe("bad_token");
      expect(await turnedAway(house, hello(made, 0, { host: other.host }))).toBe("bad_token");
      expect(await turnedAway(house, hello(made, 0, { browser: "short" }))).toBe("bad_message");
    });

    it("hangs up on what is no hello", async () => {
      const { made } = await two(house);
      for (const first of ["", "nonsense", "null", "[]", "{}", '{"hello":{}}', '{"hello":7}', `{"hello":{"v":1,"table":"${made.table}","more":1}}`, '{"id":"a","ping":true}']) {
        const client = Client.raw(house, first);
        await client.until(() => client.closed, `an end after ${first}`);
        expect(client.replies.map(({ re, error }) => [re, error?.code])).toEqual([[null, "bad_message"]]);
        expect(client.news).toEqual([]);
      }
    });

    it("five sockets of a chair see the same, and there is no sixth", async () => {
      const { made, ada } = await two(house);
      const more = await Promise.all([0, 0, 0].map((seat) => sit(house, made, seat)));
      expect(await turnedAway(house, hello(made, 0))).toBe("too_many");
      await ada.decide();
      for (const tab of more) {
        await tab.until(() => tab.table?.n === ada.table?.n, "the same moment");
        expect(tab.table?.view).toEqual(ada.table?.view);
      }
    });
  });

  describe("before the match", () => {
    it("a host seats bots and begins, nobody else does", async () => {
      const made = await lobby(house, ["me", "here", "open"]);
      const [leads, ben] = [await host(house, made), await sit(house, made, 1)];
      expect(leads.welcome?.started).toBe(false);
      expect(await ben.fails({ host: "start" })).toBe("not_yours");
      expect(await leads.fails({ decide: { seat: 0, do: "anything" } })).toBe("not_started");
      await leads.does({ add_bot: { seat: 2, level: "keen" } });
      expect(await ben.told("chairs", ({ chairs }: { chairs: { sitter: string }[] }) => chairs[2]?.sitter === "bot")).toMatchObject({ chairs: [{}, {}, { level: "keen" }] });
      await leads.does({ remove_bot: { seat: 2 } });
      expect(await leads.fails({ host: { add_bot: { seat: 0, level: "keen" } } })).toBe("not_open");
      expect(await leads.fails({ host: { add_bot: { seat: 2, level: "unbeatable" } } })).toBe("bad_message");
      await leads.does("start");
      expect(await ben.told("chairs", ({ started }: { started: boolean }) => started)).toMatchObject({ chairs: [{}, {}, { sitter: "bot" }] });
      expect(await leads.fails({ host: "start" })).toBe("started");
      expect(await leads.fails({ host: { add_bot: { seat: 2, level: "keen" } } })).toBe("started");
    });

    it("somebody sits down, under a name of their own", async () => {
      const made = await lobby(house, ["me", "open", "open"]);
      const leads = await host(house, made);
      const join = (seat: number, name: string) => house.request("POST", `/api/tables/${made.table}/join`, { seat, name });
      expect((await join(1, "p0")).body).toMatchObject({ error: { code: "name_taken" } });
      expect((await join(0, "Eve")).body).toMatchObject({ error: { code: "not_open" } });
      expect((await join(1, " ")).body).toMatchObject({ error: { code: "bad_name" } });
      const sat = await join(1, "Eve");
      expect(sat.status).toBe(200);
      const eve = await Client.connect(house, hello(made, 1, { token: (sat.body as { token: string }).token }));
      expect(eve.welcome?.seat).toBe(1);
      expect(await eve.fails({ rename: { name: "P0" } })).toBe("name_taken");
      expect(await eve.ask({ rename: { name: "Ève" } })).toMatchObject({ ok: true });
      await leads.told("chairs", ({ chairs }: { chairs: { name: string }[] }) => chairs[1]?.name === "Ève");
      expect((await house.request("GET", `/api/tables/${made.table}`)).body).toMatchObject({ table: made.table, started: false, chairs: [{}, { name: "Ève" }, { sitter: "nobody" }] });
    });

    it("a share in chance is taken once, and before the first draw", async () => {
      const made = await lobby(house, ["me", "here"]);
      const leads = await host(house, made);
      expect(leads.welcome?.commitment).toMatch(/^[0-9a-f]{64}$/);
      expect(await leads.fails({ nonce: { value: "no" } })).toBe("bad_message");
      expect(await leads.ask({ nonce: { value: SEED } })).toMatchObject({ ok: true });
      expect(await leads.fails({ nonce: { value: SEED.replace("0", "1") } })).toBe("too_late");
      await leads.does("start");
      const ben = await sit(house, made, 1);
      await leads.play(1);
      expect(["too_late", undefined]).toContain(await ben.fails({ nonce: { value: SEED } }));
    });

    it("takes no table it cannot play", async () => {
      const make = async (more: object) => (await house.request("POST", "/api/tables", { title: "numeville", options: {}, chairs: [], pace: "live", ...more })).status;
      expect(await make({})).toBe(200);
      expect(await make({ options: { seats: 99 } })).toBe(422);
      expect(await make({ options: { nothing: 1 } })).toBe(422);
      expect(await make({ chairs: [{ seat: 0, kind: "me" }, { seat: 0, kind: "bot" }] })).toBe(422);
      expect(await make({ clock: 10_000_000 })).toBe(422);
      expect(await make({ window: 60_000 })).toBe(422);
      expect(await make({ seed: "no" })).toBe(422);
      expect(await make({ pace: "sometimes" })).toBe(400);
      expect(await make({ more: true })).toBe(400);
    });
  });

  describe("deciding", () => {
    it("takes what is offered, refuses the rest by its rule, and nothing for another chair", async () => {
      const { ada, ben } = await two(house);
      const [option] = ada.options;
      expect(await ben.fails({ decide: { seat: 0, do: option?.do } })).toBe("not_yours");
      expect(await ben.fails({ decide: { seat: 1, do: option?.do } })).toBe("HOUSE-ASKED");
      expect(await ada.fails({ decide: { seat: 0, do: { nothing: "like it" } } })).toBe("bad_message");
      expect(await ada.ask({ why: { seat: 0, do: option?.do } })).toMatchObject({ ok: true });
      expect(await ada.decide(option)).toMatchObject({ ok: true });
      await ben.until(() => ben.table?.n === ada.table?.n, "the same moment");
      expect(ben.log).toEqual(ada.log);
      // What was offered then is refused now.
      expect((await ada.ask({ why: { seat: 0, do: option?.do } })).ok).not.toBe(true);
    });

    it("does once what is said twice, on any socket of the chair", async () => {
      const { made, ada } = await two(house);
      const tab = await sit(house, made, 0);
      const decide = { decide: { seat: 0, do: ada.options[0]?.do } };
      expect(await ada.ask(decide, "the-same")).toMatchObject({ ok: true });
      await tab.until(() => (tab.table?.n ?? 0) > 0, "the decision");
      const n = tab.table?.n;
      expect(await tab.ask(decide, "the-same")).toMatchObject({ re: "the-same", ok: true });
      expect(await ada.ask({ say: { text: "bonsoir" } }, "said")).toMatchObject({ ok: true });
      expect(await tab.ask({ say: { text: "bonsoir" } }, "said")).toMatchObject({ ok: true });
      expect(await tab.ask({ ping: true })).toMatchObject({ ok: true });
      expect(tab.table?.n).toBe(n);
      expect(tab.news.filter((news) => "said" in news).length).toBe(1);
    });

    it("answers nonsense in a word, and goes on", async () => {
      const { ada } = await two(house);
      const n = ada.table?.n;
      const wrong = [
        {}, { nothing: true }, { decide: null }, { decide: {} }, { decide: { seat: 0 } }, { decide: { seat: 12, do: "x" } }, { decide: { seat: "x", do: "x" } },
        { decide: { seat: 0, do: "x" }, ping: true }, { hint: {} }, { undo: { to: -1 } }, { undo: { to: 1.5 } }, { undo: { to: "0" } }, { vote: {} }, { vote: { yes: 1 } },
        { say: {} }, { say: { text: 3 } }, { at: {} }, { at: { n: null } }, { host: "explode" }, { host: {} }, { host: { free: {} } }, { seen: {} }, { lesson: "sideways" },
      ];
      for (const ask of wrong) expect([ask, await ada.fails(ask)]).toEqual([ask, "bad_message"]);
      for (const text of ["", "nonsense", "null", "7", "[]", '"text"', "{", '{"id":7,"ping":true}', '{"ping":true}', "\u0000"]) {
        const before = ada.replies.length;
        ada.send(text);
        await ada.until(() => ada.replies.length > before, `an answer to ${text}`);
        expect([text, ada.replies.at(-1)?.re, ada.replies.at(-1)?.error?.code]).toEqual([text, null, "bad_message"]);
      }
      expect((await ada.ask({ ping: true }, "x".repeat(64))).ok).toBe(true);
      expect((await ada.ask({ ping: true }, "x".repeat(65))).error?.code).toBe("bad_message");
      const nested = (levels: number) => `{"id":"deep${levels}","decide":{"seat":0,"do":${"[".repeat(levels)}${"]".repeat(levels)}}}`;
      for (const levels of [14, 15, 200]) {
        const before = ada.replies.length;
        ada.send(nested(levels));
        await ada.until(() => ada.replies.length > before, "an answer");
        expect(ada.replies.at(-1)?.error?.code).toBe("bad_message");
      }
      expect(ada.table?.n).toBe(n);
      expect(await ada.decide()).toMatchObject({ ok: true });
    });

    it("hears 4096 bytes and not one more", async () => {
      const { ada } = await two(house);
      const filled = (id: string, size: number) => `{"id":"${id}","ping":true}`.padEnd(size, " ");
      ada.send(filled("fits", INBOUND));
      await ada.until(() => ada.replies.some(({ re }) => re === "fits"), "an answer");
      ada.send(filled("late", INBOUND + 1));
      await ada.until(() => ada.closed || ada.replies.some(({ error }) => error?.code === "bad_message"), "a refusal");
      expect(ada.replies.some(({ re, ok }) => re === "late" && ok === true)).toBe(false);
    });

    it("gives advice, and says what it was like before", async () => {
      const { ada } = await two(house, { title: "terror-below" });
      const { hint } = (await ada.ask({ hint: { seat: 0 } })) as { hint?: { do: unknown } };
      expect(ada.options.map((option) => option.do)).toContainEqual(hint?.do);
      expect(await ada.fails({ hint: { seat: 1 } })).toBe("not_yours");
      const before = ada.table?.view;
      const n = ada.table?.n ?? 0;
      await ada.decide();
      expect(((await ada.ask({ at: { n } })) as { at?: { n: number; view: unknown } }).at).toMatchObject({ n, view: before });
      expect(await ada.ask({ at: { n: 1_000_000 } })).toMatchObject({ at: { n: ada.table?.n } });
    });
  });

  describe("going back", () => {
    it("is free for one's own steps, and what was done is done again by deciding it once more", async () => {
      const { ada } = await two(house);
      const [first] = ada.options;
      const before = { view: ada.table?.view, options: ada.options };
      await ada.decide(first);
      const after = { view: ada.table?.view, log: ada.log };
      expect(ada.table).toMatchObject({ free_undo: 0, step_back: { to: 0, free: true } });
      expect(await ada.ask({ undo: { to: 0 } })).toMatchObject({ ok: true });
      await ada.until(() => ada.table?.n === 0, "the beginning");
      expect({ view: ada.table?.view, options: ada.options }).toEqual(before);
      expect([ada.table?.undone, ada.log]).toEqual([1, []]);
      expect(await ada.fails({ undo: { to: 0 } })).toBe("nothing_to_undo");
      await ada.decide(first);
      expect({ view: ada.table?.view, log: ada.log }).toEqual(after);
    });

    it("over another's decision everybody agrees first", async () => {
      const { ada, ben } = await two(house);
      while (ada.options.length > 0) await ada.decide();
      await ben.until(() => ben.options.length > 0, "Ben's turn");
      await ben.decide();
      await ada.until(() => ada.table?.n === ben.table?.n, "the same moment");
      const n = ada.table?.n;
      expect(await ada.ask({ undo: { to: 0 } })).toMatchObject({ ok: true });
      expect(await ben.told("undo")).toMatchObject({ request: { by: 0, to: 0, waiting: [1] } });
      expect(await ada.fails({ vote: { yes: true } })).toBe("no_request");
      const heard = ada.news.length;
      expect(await ben.ask({ vote: { yes: false } })).toMatchObject({ ok: true });
      expect(await ada.told("undo", undefined, heard)).toEqual({ request: null });
      expect(ada.table?.n).toBe(n);
      await ada.ask({ undo: { to: 0 } });
      expect(await ben.ask({ vote: { yes: true } })).toMatchObject({ ok: true });
      await ada.until(() => ada.table?.n === 0, "the beginning");
      expect(await ben.fails({ vote: { yes: true } })).toBe("no_request");
    });
  });

  describe("coming back", () => {
    it("is told what was missed, or everything when the match went back meanwhile", async () => {
      const { made, ada } = await two(house);
      await ada.decide();
      const gone = await sit(house, made, 0);
      const since = { n: gone.table?.n ?? 0, undone: gone.table?.undone ?? 0 };
      const known = gone.log;
      gone.hangUp();
      while (ada.options.length > 0) await ada.decide();
      const back = await Client.connect(house, hello(made, 0, { since }));
      expect(back.log.every(({ n }) => n > since.n)).toBe(true);
      expect([...known, ...back.log]).toEqual(ada.log);
      expect(back.table?.view).toEqual(ada.table?.view);
      const later = { n: back.table?.n ?? 0, undone: 0 };
      await ada.ask({ undo: { to: ada.table?.free_undo ?? 0 } });
      await ada.until(() => ada.table?.undone === 1, "an earlier moment");
      const again = await Client.connect(house, hello(made, 0, { since: later }));
      expect(again.log).toEqual(ada.log);
      expect(again.moment).toEqual(ada.moment);
    });

    it("sees in parts what comes whole", async () => {
      const { made, ada, ben } = await two(house);
      const saving = await Client.connect(house, hello(made, 0, { parts: true }));
      for (let moves = 0; moves < 12; moves++) {
        const acting = ada.options.length > 0 ? ada : ben;
        await acting.until(() => acting.options.length > 0, "something to decide");
        await acting.decide();
        for (const other of [ada, ben, saving]) await other.until(() => other.table?.n === acting.table?.n, "the same moment");
        expect(saving.table?.view).toEqual(ada.table?.view);
      }
      expect(saving.news.some((news) => "table" in news && (news.table as Table).part)).toBe(true);
    });

    it("says what follows from each option to who asks for it", async () => {
      const { made, ada } = await two(house, { title: "terror-below" });
      const curious = await Client.connect(house, hello(made, 0, { follows: true }));
      expect(curious.options.some((option) => option.follows)).toBe(true);
      expect(ada.options.some((option) => option.follows)).toBe(false);
    });
  });

  describe("around the match", () => {
    it("people speak, unless the host has switched that off", async () => {
      const { made, ada, ben, host: leads } = await two(house);
      expect(await ben.ask({ say: { text: "bonsoir" } })).toMatchObject({ ok: true });
      expect(await ada.told("said")).toEqual({ seat: 1, text: "bonsoir" });
      expect(await ben.fails({ say: { text: "x".repeat(301) } })).toBe("bad_name");
      expect(await ben.fails({ say: { text: "  " } })).toBe("bad_name");
      const spectator = await watch(house, made);
      expect(spectator.welcome?.said).toEqual([]);
      expect(await spectator.fails({ say: { text: "psst" } })).toBe("not_yours");
      expect((await sit(house, made, 0)).welcome?.said).toEqual([{ seat: 1, text: "bonsoir" }]);
      await leads.does({ chat: false });
      expect(await ben.fails({ say: { text: "?" } })).toBe("chat_off");
      await leads.does({ chat: true });
      expect(await ben.ask({ say: { text: "!" } })).toMatchObject({ ok: true });
    });

    it("a host pauses, closes the door and the table", async () => {
      const { made, ada, ben, host: leads } = await two(house);
      const spectator = await watch(house, made);
      await leads.does({ pause: true });
      expect(await ada.fails({ decide: { seat: 0, do: ada.options[0]?.do ?? "x" } })).toBe("paused");
      await ada.until(() => ada.table?.paused === true && ada.options.length === 0, "a pause");
      await leads.does({ pause: false });
      await ada.until(() => ada.options.length > 0, "the end of the pause");
      expect(await ada.decide()).toMatchObject({ ok: true });
      await leads.does({ door: false });
      expect(await spectator.told("closed")).toMatchObject({ reason: "door" });
      await spectator.until(() => spectator.closed, "an end");
      expect(await turnedAway(house, hello(made, null))).toBe("door");
      await leads.does({ door: true });
      expect(await turnedAway(house, hello(made, null))).toBe("let in");
      leads.send(JSON.stringify({ id: "end", host: "close" }));
      expect(await ben.told("closed")).toMatchObject({ reason: "host" });
      await ben.until(() => ben.closed, "an end");
      // It can be looked at from then on, and nothing more happens.
      const late = await sit(house, made, 0);
      expect(await late.fails({ decide: { seat: 0, do: "x" } })).toBe("closed");
    });

    it("a chair is handed to a bot and back, freed, and given a new link", async () => {
      const { made, ada, ben, host: leads } = await two(house);
      await leads.does({ to_bot: { seat: 0 } });
      await ben.until(() => ben.options.length > 0, "what the bot has left to Ben");
      await leads.does({ take_back: { seat: 0 } });
      expect(await ben.ask({ leave: true })).toMatchObject({ ok: true });
      await ada.until(() => ada.options.length > 0, "what the bot has left to Ada");
      expect(await ben.ask({ sit: true })).toMatchObject({ ok: true });
      expect(await leads.fails({ host: { rotate: { seat: 1 } } })).toBe("not_yours");
      const { token } = (await leads.ask({ host: { rotate: { seat: 0 } } })) as { token?: { token: string } };
      expect(await ada.told("closed")).toMatchObject({ reason: "rotated" });
      expect(await turnedAway(house, hello(made, 0))).toBe("bad_token");
      expect(await turnedAway(house, hello(made, 0, { token: token?.token ?? "" }))).toBe("let in");
      await leads.does({ free: { seat: 1 } });
      expect(await ben.told("closed")).toMatchObject({ reason: "freed" });
      expect(await turnedAway(house, hello(made, 1))).toBe("bad_token");
      expect(await leads.told("notice", (notice: object) => "freed" in notice)).toMatchObject({ freed: { seat: 1, name: "P1" } });
    });

    it("nobody has the powers of another", async () => {
      const { made, ben } = await two(house);
      const spectator = await watch(house, made);
      const powers = ["start", "close", "again", { to_bot: { seat: 0 } }, { take_back: { seat: 0 } }, { rotate: { seat: 0 } }, { free: { seat: 0 } }, { door: false }, { chat: false }, { pause: true }];
      for (const act of powers) {
        expect([act, await ben.fails({ host: act })]).toEqual([act, "not_yours"]);
        expect([act, await spectator.fails({ host: act })]).toEqual([act, "not_yours"]);
      }
      for (const ask of [{ undo: { to: 0 } }, { vote: { yes: true } }, { nonce: { value: SEED } }, { leave: true }, { sit: true }, { rename: { name: "Eve" } }, { hint: { seat: 0 } }])
        expect([ask, await spectator.fails(ask)]).toEqual([ask, "not_yours"]);
    });
  });

  describe("time", () => {
    it("runs out, and the match goes on without whoever let it", async () => {
      const began = performance.now();
      const { host: leads, ben } = await two(house, { clock: 1 });
      expect(leads.news.some((news) => "table" in news && (news.table as Table).clock)).toBe(true);
      await ben.until(() => (ben.table?.n ?? 0) > 0, "what is decided without Ada");
      expect(performance.now() - began).toBeGreaterThan(980);
    });

    /** Three readers, one of whom has just tried something the others may react to. */
    async function window(whole: number): Promise<{ readers: Client[]; asked: Client[]; began: number }> {
      const made = await lobby(house, ["me", "here", "here"], { title: "clef-des-mondes", options: { seats: 3 }, window: whole, seed: SEED });
      const leads = await host(house, made);
      await leads.does("start");
      const readers = await Promise.all([0, 1, 2].map((seat) => sit(house, made, seat)));
      const crosses = (options: OptionInfo[]) => options.find((option) => typeof option.do === "object" && option.do !== null && "cross" in option.do) ?? options[0];
      for (let moves = 0; moves < 200; moves++) {
        const acting = await anyOf(readers);
        const began = performance.now();
        await acting.decide(crosses(acting.options));
        const n = acting.table?.n;
        for (const reader of readers) await reader.until(() => reader.table?.n === n, "the same moment");
        if (acting.table?.window) return { readers, asked: readers.filter((reader) => reader.options.length > 0), began };
      }
      throw new Error("no window was opened");
    }

    async function anyOf(readers: Client[]): Promise<Client> {
      const asked = () => readers.find((reader) => reader.options.length > 0);
      await Promise.any(readers.map((reader) => reader.until(() => asked() !== undefined, "somebody who is asked")));
      const found = asked();
      if (!found) throw new Error("nobody is asked");
      return found;
    }

    const LONG = 8 * WINDOW;

    it("holds a window open for those who are asked, until all of them have let it pass by hand", async () => {
      const { readers, asked, began } = await window(LONG);
      expect(readers[0]?.table?.window).toMatchObject({ whole: LONG });
      const n = readers[0]?.table?.n ?? 0;
      for (const reader of asked) expect(await reader.ask({ decide: { seat: reader.welcome?.seat, do: "let_be" } })).toMatchObject({ ok: true });
      for (const reader of readers) await reader.until(() => (reader.table?.n ?? 0) > n, "the next moment");
      expect(performance.now() - began).toBeLessThan(LONG);
    });

    it("does not tell by the time of an answer who could have reacted", async () => {
      const { readers, asked, began } = await window(LONG);
      const n = readers[0]?.table?.n ?? 0;
      const answers = asked.map((reader) => reader.ask({ decide: { seat: reader.welcome?.seat, do: "let_be", alone: true } }));
      for (const reader of asked) expect(await reader.fails({ decide: { seat: reader.welcome?.seat, do: { nothing: 1 } } })).toBe("bad_message");
      for (const reader of readers) await reader.until(() => (reader.table?.n ?? 0) > n, "the end of the window");
      // Clocks of two processes are not the same to the millisecond.
      expect(performance.now() - began).toBeGreaterThan(LONG - 20);
      for (const answer of answers) expect(await answer).toMatchObject({ ok: true });
    });
  });

  describe("lessons and files", () => {
    it("a lesson is read, played and gone back in", async () => {
      const lessons = (await house.request("GET", "/api/titles/numeville/lessons")).body as { id: string; steps: number }[];
      const { status, body } = await house.request("POST", `/api/titles/numeville/lessons/${lessons[0]?.id ?? ""}`, { name: "Ada" });
      expect(status).toBe(200);
      const made = body as Created;
      const learner = await host(house, made, made.seats[0]?.seat ?? 0);
      expect(learner.welcome).toMatchObject({ kind: "lesson", lesson: { id: lessons[0]?.id } });
      expect(learner.table?.lesson).toMatchObject({ step: 0, lost: false, finished: false });
      const script = learner.welcome?.lesson?.steps ?? [];
      expect(script.length).toBe(lessons[0]?.steps);
      expect((await house.request("POST", "/api/titles/numeville/lessons/none", { name: "Ada" })).status).toBe(404);
      const { ada } = await two(house);
      expect(await ada.fails({ lesson: "next" })).toBe("no_lesson");
    });

    it("what is no match file is refused, and a match goes on from any moment of one", async () => {
      expect((await house.request("POST", "/api/records", "no file")).status).toBe(422);
      const { made, ada, ben, host: leads } = await two(house, { seed: SEED });
      await ada.play(1);
      leads.send(JSON.stringify({ id: "end", host: "close" }));
      await ben.told("closed");
      const file = (await house.request("GET", `/api/tables/${made.table}/record`)).body as string;
      expect((await house.request("POST", "/api/records", file.slice(0, -20))).status).toBe(422);
      expect((await house.request("POST", "/api/records?continue_at=0&bots=strong", file)).status).toBe(422);
      const shown = (await house.request("POST", "/api/records", file)).body as Opened;
      expect(shown.host).toBeNull();
      const looker = await Client.connect(house, { v: 1, table: shown.table, token: null, host: null, since: null });
      expect(looker.welcome?.kind).toBe("replay");
      expect(looker.table?.n).toBe(ada.table?.n);
      const branch = (await house.request("POST", "/api/records?continue_at=0&bots=1:novice&window=20", file)).body as Opened;
      expect(branch.seats.map(({ seat }) => seat)).toEqual([0]);
      const first = await Client.connect(house, hello({ ...branch, host: branch.host ?? "" }, 0));
      expect(first.table?.n).toBe(0);
      expect(first.welcome?.chairs[1]).toMatchObject({ sitter: "bot", level: "novice" });
      expect(first.welcome?.commitment).toBeNull();
    });

    it("whole matches end, and the same people play again with the same links", async () => {
      const made = await lobby(house, ["me", "bot"], { title: "terror-below", seed: SEED });
      const leads = await host(house, made);
      await leads.does("start");
      expect(await leads.fails({ host: "again" })).toBe("not_over");
      await leads.play(Infinity);
      expect(leads.table?.over).toMatchObject({ result: expect.any(String) as string });
      await leads.does("again");
      const { table } = (await leads.told("again")) as { table: string };
      const next = await host(house, { ...made, table });
      expect(next.welcome?.started).toBe(false);
      await next.does("start");
    });
  });
}

describe.skipIf(!PROGRAM)("a table at a server", () => { cases(() => server(PROGRAM ?? "")); });
describe.skipIf(!FOLDER)("a table on this device", () => { cases(onDevice); });

describe.skipIf(!PROGRAM || !FOLDER)("a server and this device", () => {
  /** Everything that everybody in the chairs of a match is told. */
  async function story(house: House, title: string): Promise<string[]> {
    const made = await lobby(house, ["me", "here"], { title, seed: SEED });
    const leads = await host(house, made);
    await leads.does("start");
    const people = [await sit(house, made, 0), await sit(house, made, 1)];
    for (let moves = 0; moves < 60 && !people[0]?.table?.over; moves++) {
      const acting = people.find((person) => person.options.length > 0);
      if (!acting) break;
      await acting.decide(acting.options[moves % acting.options.length]);
      for (const person of people) await person.until(() => person.table?.n === acting.table?.n, "the same moment");
    }
    return people.flatMap((person) => [...person.log.map((line) => JSON.stringify(line)), JSON.stringify(person.table?.view), JSON.stringify(person.options)]);
  }

  it.each(["numeville", "clef-des-mondes", "terror-below", "stranger-things", "boogeyman"])("tell the same match of %s from the same seed", async (title) => {
    const there = await server(PROGRAM ?? "");
    try {
      expect(await story(onDevice(), title)).toEqual(await story(there, title));
    } finally {
      await there.close();
    }
  });
});
