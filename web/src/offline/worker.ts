/** The worker in which tables of this device run. Pages talk to it in the words of `local.ts`. */
import { Database } from "./database";
import { Device, type Offer, type Request } from "./device";
import { fetched } from "./games";
import { hire, thinkersHere } from "./hire";

export type ToWorker =
  | { start: { offer: Offer; base: string; brisk: boolean } }
  | { request: number; what: Request }
  | { socket: number; text: string }
  | { socket: number; close: true }
  | { steal: string }
  | { fetchAll: number };
export type FromWorker =
  | { request: number; status: number; body: unknown }
  | { socket: number; text: string }
  | { socket: number; close: true };

/** As on a server that is started with `--brisk`: for tests. */
const BRISK = { bot_pause: [0, 0] as [number, number], window: 300 };

let device: Device | null = null;
const sockets = new Map<number, ReturnType<Device["connect"]>>();

const tell = (message: FromWorker) => {
  postMessage(message);
};

/** The Web Lock of a table, for as long as it is open here. */
function claim(table: string, steal: boolean, lost: () => void): Promise<{ release(): void } | null> {
  return new Promise((given) => {
    const held = (lock: Lock | null) => {
      if (!lock) {
        given(null);
        return;
      }
      return new Promise<void>((release) => {
        given({ release });
      });
    };
    const how: LockOptions = steal ? { steal: true } : { ifAvailable: true };
    navigator.locks.request(`table/${table}`, how, held).catch(lost);
  });
}

function start({ offer, base, brisk }: { offer: Offer; base: string; brisk: boolean }): void {
  device = new Device({
    offer,
    store: new Database(),
    fetch: (name) => fetched(new URL(name, base).href),
    now: () => ({ tick: Math.floor(performance.now()), date: Date.now() }),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    claim,
    thinkers: { hire, most: thinkersHere() },
    ...(brisk ? { house: BRISK } : {}),
  });
}

function connected(number: number, house: Device): ReturnType<Device["connect"]> {
  const known = sockets.get(number);
  if (known) return known;
  const guest = {
    text: (text: string) => { tell({ socket: number, text }); },
    close: () => {
      sockets.delete(number);
      tell({ socket: number, close: true });
    },
  };
  const made = house.connect(guest);
  sockets.set(number, made);
  return made;
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if ("start" in data) {
    start(data.start);
    return;
  }
  const house = device;
  if (!house) return;
  if ("what" in data) {
    const { request } = data;
    void house.request(data.what).then(
      ({ status, body }) => { tell({ request, status, body }); },
      (error: unknown) => { tell({ request, status: 503, body: { error: { code: "not_kept_here", message: String(error) } } }); },
    );
  } else if ("fetchAll" in data) {
    const request = data.fetchAll;
    void house.fetchAll().then(
      () => { tell({ request, status: 200, body: true }); },
      (error: unknown) => { tell({ request, status: 503, body: { error: { code: "offline", message: String(error) } } }); },
    );
  } else if ("steal" in data) house.steal(data.steal);
  else if ("close" in data) {
    sockets.get(data.socket)?.close();
    sockets.delete(data.socket);
  } else connected(data.socket, house).say(data.text);
});
