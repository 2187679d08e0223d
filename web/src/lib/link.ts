/**
 * One socket, one pair of eyes. Reconnects for as long as it is wanted, tells the server how far it has followed
 * the match, notices gaps, and sends what was not answered again under the same id, so that it has one effect.
 */
import type { Ask, ClientMessage, Hello, News, Reply, ReplyBody } from "../wire";

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
  open?: () => SocketLike;
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const SILENCE = 50_000;

/** What the server says when it will never let this socket in. */
const HOPELESS = new Set(["no_table", "bad_token", "version"]);

function openSocket(): SocketLike {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as SocketLike;
}

export class Link {
  #config: LinkConfig;
  #socket: SocketLike | null = null;
  #next = 0;
  #count = 0;
  #prefix = crypto.randomUUID().slice(0, 8);
  #waiting = new Map<string, { message: ClientMessage; answer: (body: ReplyBody) => void }>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #wanted = true;

  constructor(config: LinkConfig) {
    this.#config = config;
    this.#connect();
  }

  /** Sends a request; the answer comes when the server has given one, however many sockets that takes. */
  ask(ask: Ask): Promise<ReplyBody> {
    const message: ClientMessage = { id: `${this.#prefix}-${this.#count++}`, ...ask };
    return new Promise((answer) => {
      this.#waiting.set(message.id, { message, answer });
      if (this.#next > 0) this.#socket?.send(JSON.stringify(message));
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
    const socket = (this.#config.open ?? openSocket)();
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ hello: this.#config.hello() }));
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#receive(JSON.parse(event.data) as News | Reply);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#heard = Date.now();
    this.#pulse = setInterval(() => {
      this.#beat();
    }, PING_EVERY);
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
    if (message.re === null) {
      if ("error" in message && HOPELESS.has(message.error.code)) this.#refused(message);
      return;
    }
    const waiting = this.#waiting.get(message.re);
    this.#waiting.delete(message.re);
    waiting?.answer(message);
  }

  #welcomed(): void {
    this.#wait = FIRST_WAIT;
    this.#config.status("open");
    for (const { message } of this.#waiting.values()) this.#socket?.send(JSON.stringify(message));
  }

  #refused(reply: ReplyBody): void {
    for (const { answer } of this.#waiting.values()) answer(reply);
    this.#waiting.clear();
    this.close();
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#lost();
    else if (this.#next > 0) void this.ask({ ping: true });
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
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close();
  }
}
