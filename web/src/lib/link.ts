/**
 * One socket, one pair of eyes. Reconnects for as long as it is wanted, tells the server how far it has followed
 * the match, notices gaps, and sends what was not answered again under the same id, so that it has one effect.
 * What the server calls too fast waits and is sent again: every request gets an answer in the end.
 */
import { isLocal, LocalSocket } from "../offline/local";
import type { Ask, ClientMessage, Hello, News, Reply, ReplyBody } from "../wire";
import { randomHex } from "./random";

export type LinkStatus = "connecting" | "open" | "lost" | "ended";

export type SocketLike = {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
};

export type LinkConfig = {
  hello: () => Hello;
  news: (news: News) => void;
  status: (status: LinkStatus) => void;
  /** Why the server does not let this socket in, for the time being or for good. */
  refused?: (code: string) => void;
  open?: () => SocketLike;
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const SILENCE = 50_000;
/** An answer that is so late brings a question whether anybody is there, and as long a silence after it another socket. */
const LATE = 3_000;
const LOOK_EVERY = 500;
/** How long to be quiet after the server called something too fast, and how many messages go out after that. */
const QUIET = 600;
const QUIET_BATCH = 8;
/** What has not been answered for so long is sent again: its answer, or the message itself, was lost. */
const UNANSWERED = 30_000;

/** What the server says when it will never let this socket in. */
const HOPELESS = new Set(["no_table", "bad_token", "version", "door", "no_pack", "other_rules"]);

/** Four letters that are the same for all who are at a table: a balancer that goes by them brings them to one server. */
export function at(table: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(table)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return ((hash >>> 16) ^ (hash & 0xffff)).toString(16).padStart(4, "0");
}

function openSocket(table: string): SocketLike {
  if (isLocal(table)) return new LocalSocket();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws?at=${at(table)}`) as unknown as SocketLike;
}

type Waiting = { message: ClientMessage; answer: (body: ReplyBody) => void; sent: number | null };

export class Link {
  #config: LinkConfig;
  #socket: SocketLike | null = null;
  #next = 0;
  #count = 0;
  #prefix = randomHex(4);
  #waiting = new Map<string, Waiting>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while the server wants quiet. */
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #looks: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  /** Since when a sign of life is waited for. */
  #owed: number | null = null;
  #wanted = true;

  constructor(config: LinkConfig) {
    this.#config = config;
    this.#connect();
  }

  /** Sends a request; the answer comes when the server has given one, however many sockets that takes. */
  ask(ask: Ask): Promise<ReplyBody> {
    const message: ClientMessage = { id: `${this.#prefix}-${this.#count++}`, ...ask };
    return new Promise((answer) => {
      const waiting: Waiting = { message, answer, sent: null };
      this.#waiting.set(message.id, waiting);
      if (this.#next > 0 && this.#quiet === undefined) this.#send(waiting);
    });
  }

  /** Tries again at once: the network is back, or somebody looks at the page again. */
  wake(): void {
    if (this.#wanted && !this.#socket) this.#connect();
  }

  close(): void {
    this.#wanted = false;
    this.#drop();
    this.#config.status("ended");
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#config.status("connecting");
    this.#next = 0;
    const open = this.#config.open ?? (() => openSocket(this.#config.hello().table));
    const socket = open();
    this.#socket = socket;
    this.#owed = null;
    socket.onopen = () => {
      this.#owed = Date.now() + LATE;
      socket.send(JSON.stringify({ hello: this.#config.hello() }));
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#owed = null;
      this.#receive(JSON.parse(event.data) as News | Reply);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#heard = Date.now();
    this.#pulse = setInterval(() => {
      this.#beat();
    }, PING_EVERY);
    this.#looks = setInterval(() => {
      this.#look();
    }, LOOK_EVERY);
  }

  #receive(message: News | Reply): void {
    if ("seq" in message) {
      if (message.seq !== this.#next) {
        this.#lost();
        return;
      }
      this.#next += 1;
      if (message.seq === 0) this.#welcomed();
      this.#config.news(message);
      return;
    }
    if ("error" in message && message.error.code === "too_fast" && this.#next > 0) {
      this.#hush(message.re);
      return;
    }
    if (message.re === null) {
      if (!("error" in message) || this.#next > 0) return;
      this.#config.refused?.(message.error.code);
      if (HOPELESS.has(message.error.code)) this.#refused(message);
      return;
    }
    const waiting = this.#waiting.get(message.re);
    this.#waiting.delete(message.re);
    waiting?.answer(message);
  }

  #welcomed(): void {
    this.#wait = FIRST_WAIT;
    this.#config.status("open");
    for (const waiting of this.#waiting.values()) this.#send(waiting);
  }

  #send(waiting: Waiting): void {
    waiting.sent = Date.now();
    this.#socket?.send(JSON.stringify(waiting.message));
  }

  /** The server dropped something that came too fast, or it does not say what: that goes out again later. */
  #hush(id: string | null): void {
    for (const waiting of this.#waiting.values()) if (id === null || waiting.message.id === id) waiting.sent = null;
    this.#rest();
  }

  /** A moment of quiet, then what waits goes out by and by. */
  #rest(): void {
    this.#quiet ??= setTimeout(() => {
      this.#quiet = undefined;
      const unsent = [...this.#waiting.values()].filter(({ sent }) => sent === null);
      for (const waiting of unsent.slice(0, QUIET_BATCH)) this.#send(waiting);
      if (unsent.length > QUIET_BATCH) this.#rest();
    }, QUIET);
  }

  #refused(reply: ReplyBody): void {
    for (const { answer } of this.#waiting.values()) answer(reply);
    this.#waiting.clear();
    this.close();
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#lost();
    else if (this.#next > 0 && this.#quiet === undefined) {
      const lost = [...this.#waiting.values()].filter(({ sent }) => Date.now() - (sent ?? 0) > UNANSWERED);
      for (const waiting of lost) this.#send(waiting);
      void this.ask({ ping: true });
    }
  }

  /** Notices a server that has gone without a word. */
  #look(): void {
    const now = Date.now();
    if (this.#owed !== null) {
      if (now - this.#owed > LATE) this.#lost();
      return;
    }
    if (this.#next === 0 || now - this.#heard < LATE) return;
    if (![...this.#waiting.values()].some(({ sent }) => sent !== null && now - sent > LATE)) return;
    this.#owed = now;
    void this.ask({ ping: true });
  }

  #lost(): void {
    this.#drop();
    if (!this.#wanted) return;
    this.#config.status("lost");
    const jitter = 0.75 + Math.random() / 2;
    this.#timer = setTimeout(() => {
      this.#connect();
    }, this.#wait * jitter);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    clearInterval(this.#looks);
    clearTimeout(this.#quiet);
    this.#quiet = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close();
  }
}
