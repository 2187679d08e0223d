import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { at, Link, type LinkStatus, type SocketLike } from "../src/lib/link";
import type { News } from "../src/wire";

class FakeSocket implements SocketLike {
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get messages() {
    return this.sent.map((text) => JSON.parse(text) as { id?: string; hello?: { since: unknown } });
  }
}

function start() {
  const sockets: FakeSocket[] = [];
  const news: News[] = [];
  const statuses: LinkStatus[] = [];
  const link = new Link({
    hello: () => ({ v: 1, table: "t", token: "k", host: null, since: news.length > 0 ? { n: news.length, undone: 0 } : null }),
    news: (one) => news.push(one),
    status: (status) => statuses.push(status),
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  };
  return { link, sockets, news, statuses, last };
}

const WELCOME = { seq: 0, welcome: {} };

describe("a link to a table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("says hello first", () => {
    const { last } = start();
    last().onopen?.();
    expect(last().messages).toEqual([{ hello: { v: 1, table: "t", token: "k", host: null, since: null } }]);
  });

  it("answers a request with the reply of the same id", async () => {
    const { link, last } = start();
    last().onopen?.();
    last().says(WELCOME);
    const answer = link.ask({ vote: { yes: true } });
    last().says({ re: last().messages[1]?.id, ok: true });
    await expect(answer).resolves.toMatchObject({ ok: true });
  });

  it("sends what was not answered again, under the same id, after a reconnection", async () => {
    const { link, sockets, last, statuses } = start();
    last().onopen?.();
    last().says(WELCOME);
    const answer = link.ask({ vote: { yes: true } });
    const id = last().messages[1]?.id;
    last().onclose?.();
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    last().onopen?.();
    expect(last().messages[0]?.hello?.since).toEqual({ n: 1, undone: 0 });
    last().says(WELCOME);
    expect(last().messages[1]?.id).toBe(id);
    last().says({ re: id, ok: true });
    await expect(answer).resolves.toMatchObject({ ok: true });
    last().onclose?.();
    vi.advanceTimersByTime(2000);
    last().onopen?.();
    last().says(WELCOME);
    expect(last().messages).toHaveLength(1);
  });

  it("keeps requests until it is welcome", () => {
    const { link, last } = start();
    void link.ask({ ping: true });
    last().onopen?.();
    expect(last().messages).toHaveLength(1);
    last().says(WELCOME);
    expect(last().messages).toHaveLength(2);
  });

  it("reconnects at a gap instead of guessing", () => {
    const { last, news, sockets } = start();
    last().onopen?.();
    last().says(WELCOME);
    last().says({ seq: 2, closed: {} });
    expect(news).toHaveLength(1);
    expect(sockets[0]?.closed).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });

  it("reconnects when nothing was heard for too long", () => {
    const { last, sockets } = start();
    last().onopen?.();
    last().says(WELCOME);
    vi.advanceTimersByTime(62_000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it("asks for a sign of life when an answer is late, and takes another socket when none comes", () => {
    const { link, last, sockets } = start();
    last().onopen?.();
    last().says(WELCOME);
    void link.ask({ vote: { yes: true } });
    vi.advanceTimersByTime(2_500);
    expect(last().messages).toHaveLength(2);
    vi.advanceTimersByTime(1_500);
    const ping = last().messages[2];
    expect(ping).toMatchObject({ ping: true });
    last().says({ re: ping?.id, ok: true });
    vi.advanceTimersByTime(2_500);
    expect(sockets, "somebody is there").toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(last().messages.filter((message) => "ping" in message)).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(2_500);
    expect(sockets, "nobody is").toHaveLength(2);
  });

  it("does not wait for a welcome that does not come", () => {
    const { last, sockets } = start();
    last().onopen?.();
    vi.advanceTimersByTime(5_500);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(sockets).toHaveLength(2);
  });

  it("names a table by four letters that are always the same", () => {
    expect(at("abc")).toBe(at("abc"));
    expect(new Set(["a", "b", "c", "d", "e"].map(at)).size).toBe(5);
    expect(at("Zk3vT1xQ")).toMatch(/^[0-9a-f]{4}$/u);
  });

  it("waits longer each time, and tries at once when woken", () => {
    const { link, last, sockets } = start();
    for (let i = 0; i < 5; i++) {
      last().onclose?.();
      vi.advanceTimersByTime(15_000);
    }
    const before = sockets.length;
    last().onclose?.();
    vi.advanceTimersByTime(2000);
    expect(sockets).toHaveLength(before);
    link.wake();
    expect(sockets).toHaveLength(before + 1);
  });

  it("gives up where it will never be let in", async () => {
    const { link, last, sockets, statuses } = start();
    const answer = link.ask({ ping: true });
    last().onopen?.();
    last().says({ re: null, error: { code: "bad_token", message: "" } });
    await expect(answer).resolves.toMatchObject({ error: { code: "bad_token" } });
    vi.advanceTimersByTime(60_000);
    expect(statuses.at(-1)).toBe("ended");
    expect(sockets).toHaveLength(1);
  });

  it("waits and sends again what came too fast, under the same id, and the answer comes", async () => {
    const { link, last } = start();
    last().onopen?.();
    last().says(WELCOME);
    const first = link.ask({ decide: { seat: 0, do: "a" } });
    const [, { id = "" } = {}] = last().messages;
    last().says({ re: id, error: { code: "too_fast", message: "" } });
    const second = link.ask({ decide: { seat: 0, do: "b" } });
    expect(last().messages, "quiet").toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(last().messages.slice(2).map((message) => message.id)).toEqual([id, expect.any(String)]);
    for (const message of last().messages.slice(2)) last().says({ re: message.id, ok: true });
    await expect(first).resolves.toMatchObject({ ok: true });
    await expect(second).resolves.toMatchObject({ ok: true });
    vi.advanceTimersByTime(5000);
    expect(last().messages).toHaveLength(4);
  });

  it("answers every one of many requests against a server that takes twenty a second", async () => {
    const { link, last } = start();
    last().onopen?.();
    last().says(WELCOME);
    const socket = last();
    let allowed = 40;
    let refused = 0;
    const taken = new Set<string>();
    socket.send = (text: string) => {
      const { id } = JSON.parse(text) as { id: string };
      queueMicrotask(() => {
        if (allowed > 0) {
          allowed -= 1;
          taken.add(id);
          socket.says({ re: id, ok: true });
        } else {
          refused += 1;
          socket.says({ re: id, error: { code: "too_fast", message: "" } });
        }
      });
    };
    const answers = Array.from({ length: 120 }, (_, n) => link.ask({ at: { n } }));
    for (let tenth = 0; tenth < 150; tenth++) {
      allowed = Math.min(40, allowed + 2);
      await vi.advanceTimersByTimeAsync(100);
    }
    await expect(Promise.all(answers)).resolves.toHaveLength(120);
    expect(taken.size).toBe(120);
    expect(refused, "after the first burst nothing is pushed").toBeLessThanOrEqual(80);
  });

  it("sends everything again when the server does not say what came too fast", async () => {
    const { link, last } = start();
    last().onopen?.();
    last().says(WELCOME);
    const answer = link.ask({ vote: { yes: true } });
    last().says({ re: null, error: { code: "too_fast", message: "" } });
    vi.advanceTimersByTime(700);
    const id = last().messages[2]?.id;
    expect(id).toBe(last().messages[1]?.id);
    last().says({ re: id, ok: true });
    await expect(answer).resolves.toMatchObject({ ok: true });
  });

  it("sends again what was never answered while the socket stayed open", async () => {
    const { link, last, sockets } = start();
    last().onopen?.();
    last().says(WELCOME);
    const answer = link.ask({ vote: { yes: true } });
    const id = last().messages[1]?.id;
    for (let i = 0; i < 80; i++) {
      vi.advanceTimersByTime(1_000);
      for (const message of last().messages.slice(2)) if (message.id !== id) last().says({ re: message.id, ok: true });
    }
    expect(sockets).toHaveLength(1);
    expect(last().messages.filter((message) => message.id === id).length).toBeGreaterThan(1);
    last().says({ re: id, ok: true });
    await expect(answer).resolves.toMatchObject({ ok: true });
  });
});
