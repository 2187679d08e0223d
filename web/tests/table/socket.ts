/** As much of a WebSocket as it takes to talk to a program on this machine: Node 20 has none of its own. */
import { randomBytes } from "node:crypto";
import { request } from "node:http";
import type { Socket as Wire } from "node:net";
import type { Ears, Socket } from "./house";

/** A frame as clients write it: whole, as text or another kind, and masked. */
function frame(kind: number, bytes: Buffer): Buffer {
  const mask = randomBytes(4);
  const long = bytes.length > 125;
  const head = Buffer.from([0x80 | kind, 0x80 | (long ? 126 : bytes.length), ...(long ? [bytes.length >> 8, bytes.length & 0xff] : [])]);
  return Buffer.concat([head, mask, bytes.map((byte, at) => byte ^ (mask[at % 4] ?? 0))]);
}

/** The first frame in there and how many bytes it takes; nothing while it is not whole. */
function unframe(bytes: Buffer): { kind: number; text: Buffer; length: number } | null {
  const [first, second] = [bytes[0], bytes[1]];
  if (first === undefined || second === undefined) return null;
  const extra = second === 126 ? 2 : second === 127 ? 8 : 0;
  if (bytes.length < 2 + extra) return null;
  const size = extra === 2 ? bytes.readUInt16BE(2) : extra === 8 ? Number(bytes.readBigUInt64BE(2)) : second;
  const length = 2 + extra + size;
  return bytes.length < length ? null : { kind: first & 0x0f, text: bytes.subarray(2 + extra, length), length };
}

const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10];

export function open(address: string, ears: Ears): Socket {
  let wire: Wire | null = null;
  let ended = false;
  const early: Buffer[] = [];
  const end = () => {
    if (ended) return;
    ended = true;
    ears.close();
  };
  const write = (bytes: Buffer) => {
    if (wire) wire.write(bytes);
    else early.push(bytes);
  };
  const headers = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13", "sec-websocket-key": randomBytes(16).toString("base64") };
  const asked = request(address, { headers });
  asked.on("error", end).on("response", end).on("upgrade", (_, socket: Wire, head: Buffer) => {
    wire = socket;
    let rest = head;
    const hear = (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes]);
      for (let next = unframe(rest); next; next = unframe(rest)) {
        rest = rest.subarray(next.length);
        if (next.kind === TEXT && !ended) ears.text(next.text.toString());
        else if (next.kind === PING) socket.write(frame(PONG, next.text));
        else if (next.kind === CLOSE) socket.end();
      }
    };
    socket.on("data", hear).on("close", end).on("error", end);
    for (const bytes of early.splice(0)) socket.write(bytes);
    hear(Buffer.alloc(0));
  });
  asked.end();
  return { say: (text) => { write(frame(TEXT, Buffer.from(text))); }, close: () => { write(frame(CLOSE, Buffer.alloc(0))); } };
}
