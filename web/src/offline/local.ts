/** Tables of this device, as a page reaches them: requests and sockets as if there were a server. */
import type { SocketLike } from "../lib/link";
import { storage } from "../lib/storage";
import type { Offer } from "./device";
import { LOCAL } from "./ids";
import type { FromWorker, ToWorker } from "./worker";

/** What can be played here without a server; nothing where the site has no engine, or the address is not a safe one. */
let offer: Promise<Offer | null> | null = null;

/** A site without any server says so in its page. */
export const isSite = (): boolean => typeof document !== "undefined" && document.querySelector('meta[name="veilleuse"][content="site"]') !== null;

async function look(): Promise<Offer | null> {
  // Elsewhere a browser gives neither locks nor a way to keep the page.
  if (!globalThis.isSecureContext || typeof Worker === "undefined" || !("locks" in navigator) || typeof indexedDB === "undefined") return null;
  try {
    const response = await fetch(new URL("offline.json", document.baseURI));
    return response.ok ? ((await response.json()) as Offer) : null;
  } catch {
    return null;
  }
}

export function offered(): Promise<Offer | null> {
  offer ??= look();
  return offer;
}

export const isLocal = (table: string): boolean => table.startsWith(LOCAL);

let worker: Promise<Worker> | null = null;
let next = 1;
const answers = new Map<number, (answer: { status: number; body: unknown }) => void>();
const sockets = new Map<number, LocalSocket>();

async function start(): Promise<Worker> {
  const found = await offered();
  if (!found) throw new Error("nothing can be played on this device");
  const made = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  made.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if ("request" in data) {
      answers.get(data.request)?.(data);
      answers.delete(data.request);
    } else if ("text" in data) sockets.get(data.socket)?.onmessage?.({ data: data.text });
    else sockets.get(data.socket)?.ended();
  });
  post(made, { start: { offer: found, base: document.baseURI, brisk: storage.getItem("veilleuse.brisk") === "yes" } });
  return made;
}

function post(to: Worker, message: ToWorker): void {
  to.postMessage(message);
}

function running(): Promise<Worker> {
  worker ??= start();
  worker.catch(() => {
    worker = null;
  });
  return worker;
}

async function ask(message: (request: number) => ToWorker): Promise<{ status: number; body: unknown }> {
  const to = await running();
  const request = next++;
  return new Promise((answer) => {
    answers.set(request, answer);
    post(to, message(request));
  });
}

/** The answer of this device to a request, as `fetch` would give it. */
export async function localFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init.headers));
  const what = { method: init.method ?? "GET", path, headers, body: typeof init.body === "string" ? init.body : "" };
  const { status, body } = await ask((request) => ({ request, what }));
  const isText = typeof body === "string";
  return new Response(isText ? body : JSON.stringify(body), { status, headers: { "content-type": isText ? "text/plain" : "application/json" } });
}

/** Fetches all that is needed to play every title without a network. */
export async function fetchAll(): Promise<boolean> {
  return (await ask((request) => ({ fetchAll: request }))).status === 200;
}

/** Takes a table away from another window of this browser. */
export async function takeOver(table: string): Promise<void> {
  post(await running(), { steal: table });
}

export class LocalSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly #number = next++;
  #closed = false;

  constructor() {
    sockets.set(this.#number, this);
    running().then(
      () => { this.onopen?.(); },
      () => { this.ended(); },
    );
  }

  send(text: string): void {
    if (!this.#closed) void running().then((to) => { post(to, { socket: this.#number, text }); });
  }

  close(): void {
    if (this.#closed) return;
    void running().then((to) => { post(to, { socket: this.#number, close: true }); }, () => undefined);
    this.ended();
  }

  /** The table has hung up. */
  ended(): void {
    if (this.#closed) return;
    this.#closed = true;
    sockets.delete(this.#number);
    this.onclose?.();
  }
}
