import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Session } from "../src/lib/session.svelte";
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

describe("a decision under way", () => {
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
