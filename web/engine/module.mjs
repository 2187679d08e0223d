/** The engine in Node: what `src/offline/engine.ts` is for a page. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export class Engine {
  constructor(module) {
    this.doors = new WebAssembly.Instance(module, {}).exports;
  }

  /** The answer as it comes: bytes. */
  answer(message) {
    const place = this.doors.inbox(message.length);
    new Uint8Array(this.doors.memory.buffer, place, message.length).set(message);
    const length = this.doors.step();
    return Buffer.from(new Uint8Array(this.doors.memory.buffer, this.doors.outbox(), length));
  }

  call(command, behind) {
    const reply = JSON.parse(this.answer(message(command, behind)).toString());
    if (reply.fail) throw new Error(`${reply.fail.code}: ${reply.fail.message}`);
    return reply.ok;
  }
}

/** A line of JSON, and what stands behind it. */
export const message = (command, behind = Buffer.alloc(0)) => Buffer.concat([Buffer.from(`${JSON.stringify(command)}\n`), behind]);

/** What somebody reads about a title, and no match needs: it lies beside the pack. */
export const BOOK = "rules.toml";

/** The files of a pack in one piece, as `PackFiles::pack_up` has them, but for those that are left out. */
export function packUp(folder, without = []) {
  const files = [];
  const collect = (inside) => {
    for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
      const path = inside ? `${inside}/${entry.name}` : entry.name;
      if (entry.isDirectory()) collect(path);
      else if (/\.(toml|ftl)$/.test(entry.name) && !without.includes(path)) files.push(path);
    }
  };
  collect("");
  // By bytes, as everywhere.
  files.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const parts = files.flatMap((path) => [Buffer.from(path), readFileSync(join(folder, path))]);
  return Buffer.concat(parts.flatMap((part) => [lengthOf(part), part]));
}

export function lengthOf(part) {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(part.length);
  return length;
}

/** A module without what only says what its parts are called. */
export function withoutNames(wasm) {
  const CUSTOM = 0;
  const parts = [wasm.subarray(0, 8)];
  for (let at = 8; at < wasm.length; ) {
    const start = at++;
    let [size, shift] = [0, 0];
    for (;;) {
      const byte = wasm[at++];
      size += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) break;
      shift += 7;
    }
    at += size;
    if (wasm[start] !== CUSTOM) parts.push(wasm.subarray(start, at));
  }
  return Buffer.concat(parts);
}
