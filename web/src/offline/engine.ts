/** The engine: a module without imports. A line of JSON goes in, behind it a pack or a match file, and JSON comes out. */

type Doors = { memory: WebAssembly.Memory; inbox(length: number): number; step(): number; outbox(): number };
type Reply<T> = { ok: T } | { fail: { status: number; code: string; message: string } };

/** Something the engine does not do, with a word that the house's texts explain. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Engine {
  readonly #doors: Doors;

  constructor(module: WebAssembly.Module) {
    this.#doors = new WebAssembly.Instance(module, {}).exports as unknown as Doors;
  }

  call<T>(command: unknown, behind: Uint8Array = new Uint8Array()): T {
    const line = encoder.encode(`${JSON.stringify(command)}\n`);
    const place = this.#doors.inbox(line.length + behind.length);
    // The memory may have grown, so it is looked at anew each time.
    const inbox = new Uint8Array(this.#doors.memory.buffer, place, line.length + behind.length);
    inbox.set(line);
    inbox.set(behind, line.length);
    const length = this.#doors.step();
    const outbox = new Uint8Array(this.#doors.memory.buffer, this.#doors.outbox(), length);
    const reply = JSON.parse(decoder.decode(outbox)) as Reply<T>;
    if ("fail" in reply) throw new Refused(reply.fail.status, reply.fail.code, reply.fail.message);
    return reply.ok;
  }
}
