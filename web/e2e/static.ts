/** A plain web host for the static site: files of a folder, nothing else. */
import { createServer, type Server } from "node:http";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const KINDS: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

export type Host = { origin: string; asked: string[]; folder: string; close: () => Promise<void> };

/** Serves a folder below `/games/`, as a host does that has other things beside. */
export async function host(folder: string): Promise<Host> {
  const made: Host = { origin: "", asked: [], folder, close: () => Promise.resolve() };
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    made.asked.push(path);
    const file = path.startsWith("/games/") ? normalize(path.slice("/games/".length)) || "index.html" : "..";
    const inside = file === "." ? "index.html" : file;
    readFile(join(made.folder, inside)).then(
      (bytes) => {
        response.writeHead(200, { "content-type": KINDS[extname(inside)] ?? "application/octet-stream", "cache-control": "no-cache" });
        response.end(bytes);
      },
      () => {
        response.writeHead(404);
        response.end();
      },
    );
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  made.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/games/`;
  made.close = () =>
    new Promise((closed) => {
      server.closeAllConnections();
      server.close(() => { closed(); });
    });
  return made;
}
