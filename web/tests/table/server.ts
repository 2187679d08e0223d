/** A real `veilleuse serve`. */
import { spawn } from "node:child_process";
import { request } from "node:http";
import type { Answer, House } from "./house";
import { open } from "./socket";

/** A request over a connection of its own: one that waits may be closed by the server at any moment. */
function ask(address: string, method: string, body: unknown): Promise<Answer> {
  const isFile = typeof body === "string";
  const sent = body === undefined ? "" : isFile ? body : JSON.stringify(body);
  const headers = { "content-type": isFile ? "application/jsonl" : "application/json", "content-length": Buffer.byteLength(sent) };
  return new Promise((done, fail) => {
    const asked = request(address, { method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => { parts.push(part); });
      response.on("end", () => {
        const text = Buffer.concat(parts).toString();
        const isJson = /^application\/json\b/.test(response.headers["content-type"] ?? "");
        done({ status: response.statusCode ?? 0, body: isJson ? (JSON.parse(text) as unknown) : text });
      });
    });
    asked.on("error", fail);
    asked.end(sent);
  });
}

/** Runs the program until the house is closed. It keeps nothing. */
export async function server(program: string): Promise<House> {
  const child = spawn(program, ["serve", "--memory", "--brisk", "--log", "error", "--listen", "127.0.0.1:0", "--with-stdin"], { stdio: ["pipe", "pipe", "inherit"] });
  const address = await new Promise<string>((found, failed) => {
    let said = "";
    child.stdout.on("data", (bytes: Buffer) => {
      said += bytes.toString();
      if (said.includes("\n")) found(said.trim());
    });
    child.on("exit", (code) => { failed(new Error(`the server ended with ${code}`)); });
  });
  const origin = `http://${address}`;
  return {
    name: "a server",
    request: (method, path, body) => ask(origin + path, method, body),
    connect: (ears) => open(`${origin}/ws`, ears),
    close: () => new Promise((ended) => {
      child.removeAllListeners("exit").on("exit", () => { ended(); });
      child.stdin.end();
    }),
  };
}
