/** This device as the worker of a page has it, in Node: the real engine, and a store that forgets. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Device, type Offer, type Surroundings } from "../../src/offline/device";
import { MemoryStore } from "../memory-store";
import { WINDOW, type House } from "./house";

/** The folder that `cargo xtask engine` makes; nothing where nobody has made it. */
export const FOLDER = process.env["VEILLEUSE_OFFLINE"];

export const offerIn = (folder: string): Offer => JSON.parse(readFileSync(join(folder, "offline.json"), "utf8")) as Offer;

/** A device; several may share a store, as the windows of a browser do. */
export function device(store: MemoryStore, locks = new Set<string>(), more: Partial<Surroundings> = {}): Device {
  const at = FOLDER ?? "";
  return new Device({
    offer: offerIn(at),
    store,
    fetch: (name) => Promise.resolve(new Uint8Array(readFileSync(join(at, name)))),
    now: () => ({ tick: Math.floor(performance.now()), date: Date.now() }),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    claim: (table) => {
      if (locks.has(table)) return Promise.resolve(null);
      locks.add(table);
      return Promise.resolve({ release: () => locks.delete(table) });
    },
    house: { bot_pause: [0, 0], window: 0 },
    ...more,
  });
}

export function onDevice(): House {
  const here = device(new MemoryStore(), new Set(), { house: { bot_pause: [0, 0], window: WINDOW } });
  return {
    name: "this device",
    request: (method, path, body) => here.request({ method, path, headers: {}, body: typeof body === "string" ? body : JSON.stringify(body ?? null) }),
    connect: (ears) => here.connect(ears),
    close: () => Promise.resolve(),
  };
}
