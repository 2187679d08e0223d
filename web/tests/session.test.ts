import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Session } from "../src/lib/session.svelte";
import { witnessOf } from "../src/lib/witness";
import type { OptionInfo, Table } from "../src/wire";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "fr" }));

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: { id?: string; decide?: unknown }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { id?: string });
  }
  close() {
    this.onclose?.();
  }
  async says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
    await new Promise((done) => setTimeout(done));
  }
}

const option = (word: string) => ({ do: word, label: { id: word }, touches: [`card:${word}`] }) as unknown as OptionInfo;
const table = (n: number, ...words: string[]) => ({ n, since: n - 1, undone: 0, told: [], part: false, view: {}, options: words.map(option) }) as unknown as Table;
const welcome = { table: "t", seat: 0, started: true, chairs: [], said: [], notices: [], commitment: null };

/** Somebody sits at a table and is asked. */
async function seated() {
  const session = new Session({ table: "t", host: null, seats: [{ seat: 0, token: "k" }] });
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error("no socket was opened");
  await socket.says({ seq: 0, welcome });
  await socket.says({ seq: 1, table: table(1, "go", "stay") });
  const decisions = () => socket.sent.filter(({ decide }) => decide !== undefined);
  return { session, socket, decisions };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "192.168.1.20:7878" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a share in chance", () => {
  const lobby = (name: string) => ({ ...welcome, table: name, started: false, commitment: "aa" });
  /** Somebody in a lobby, whose share the server has taken. */
  async function shared(name: string) {
    void new Session({ table: name, host: null, seats: [{ seat: 0, token: "k" }] });
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    await socket.says({ seq: 0, welcome: lobby(name) });
    await socket.says({ re: socket.sent.find((sent) => "nonce" in sent)?.id, ok: true });
    expect(witnessOf(name)?.shares).toMatchObject([{ seat: 0, taken: true }]);
    return socket;
  }

  it("is lost with a chair that is freed before the match, however the browser hears of it", async () => {
    const told = await shared("told");
    await told.says({ seq: 1, closed: { reason: "freed" } });
    expect(witnessOf("told")).toMatchObject({ commitment: "aa", shares: [] });
    await shared("away");
    void new Session({ table: "away", host: null, seats: [{ seat: 0, token: "k" }] });
    await FakeSocket.all.at(-1)?.says({ re: null, error: { code: "bad_token" } });
    expect(witnessOf("away")?.shares).toEqual([]);
  });

  it("stays in the file of a match that has begun", async () => {
    const socket = await shared("begun");
    await socket.says({ seq: 1, table: table(1, "go") });
    await socket.says({ seq: 2, closed: { reason: "freed" } });
    expect(witnessOf("begun")?.shares).toHaveLength(1);
  });
});

describe("a decision under way", () => {
  it("offers nothing of the moment before until the next table is here", async () => {
    const { session, socket, decisions } = await seated();
    const decided = session.decide(option("go"));
    await socket.says({ re: decisions()[0]?.id, ok: true });
    expect(session.busy).toBe(true);
    session.touch("card:stay");
    expect(decisions()).toHaveLength(1);
    await socket.says({ seq: 2, table: table(2, "stay") });
    await decided;
    expect(session.busy).toBe(false);
    session.touch("card:stay");
    expect(decisions()).toHaveLength(2);
  });

  it("ends with a refusal, whatever the table does", async () => {
    const { session, socket, decisions } = await seated();
    void session.decide(option("go"));
    await socket.says({ re: decisions()[0]?.id, refused: { rule: "XX-RULE-01" } });
    expect(session.busy).toBe(false);
    expect(session.why?.rule).toBe("XX-RULE-01");
  });

  it("ends when its answer comes after the table, as to a message that was sent again", async () => {
    const { session, socket, decisions } = await seated();
    void session.decide(option("go"));
    await socket.says({ seq: 2, table: table(2, "stay") });
    expect(session.busy).toBe(true);
    await socket.says({ re: decisions()[0]?.id, ok: true });
    expect(session.busy).toBe(false);
  });
});

describe("a click that falls together with something that is told", () => {
  const told = (n: number, ...words: string[]) => ({ ...table(n, ...words), told: [{ n, told: { told: "fell" }, line: { id: "fell", args: [] } }] });
  /** Somebody is asked, and then something big is told and stands on the board. */
  async function surprised(...words: string[]) {
    const { session, socket, decisions } = await seated();
    session.film.begin({ weigh: () => "stop", pawn: () => null, advance: () => [] });
    await socket.says({ seq: 2, table: told(2, ...words) });
    expect(session.film.done).toBe(false);
    return { session, socket, decisions };
  }
  const rest = () => new Promise((done) => setTimeout(done));

  it("waits in sight, and is decided once the board has caught up", async () => {
    for (const choose of [(session: Session) => void session.decide(option("stay")), (session: Session) => { session.touch("card:stay"); }]) {
      const { session, decisions } = await surprised("stay", "leave");
      choose(session);
      expect(session.wanted?.do).toBe("stay");
      expect(decisions()).toHaveLength(0);
      session.film.next();
      await rest();
      expect(decisions()).toMatchObject([{ decide: { do: "stay" } }]);
      expect(session.wanted).toBeNull();
    }
  });

  it("is let go of, and said to come too late, where it is no longer offered", async () => {
    const { session, decisions } = await surprised("leave");
    void session.decide(option("stay"));
    session.film.next();
    await rest();
    expect(decisions()).toHaveLength(0);
    expect(session.notice).toBe("too_late");
  });

  it("can be taken back while it waits", async () => {
    const { session, decisions } = await surprised("stay");
    void session.decide(option("stay"));
    session.wanted = null;
    session.film.next();
    await rest();
    expect(decisions()).toHaveLength(0);
  });

  it("is no decision when it comes later, or was never offered, and is told that it came too early", async () => {
    const { session } = await surprised("stay", "leave");
    void session.decide(option("leave"));
    expect(session.wanted).toBeNull();
    expect(session.early).toBe(true);
    void session.decide(option("stay"));
    expect(session.early).toBe(false);
    session.wanted = null;
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 5_000);
    for (const choose of [() => void session.decide(option("stay")), () => { session.touch("card:stay"); }, () => { session.touch("card:nowhere"); }]) {
      session.early = false;
      choose();
      expect(session.wanted).toBeNull();
      expect(session.early).toBe(true);
    }
    session.film.next();
    expect(session.early).toBe(false);
    vi.restoreAllMocks();
  });

  it("is forgotten when the match goes back", async () => {
    const { session, socket, decisions } = await surprised("stay");
    void session.decide(option("stay"));
    await socket.says({ seq: 3, table: { ...table(1, "go", "stay"), undone: 1 } });
    await rest();
    expect(session.wanted).toBeNull();
    expect(decisions()).toHaveLength(0);
  });
});
