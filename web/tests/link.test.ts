import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Link, type LinkStatus, type SocketLike } from "../src/lib/link";
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
});
