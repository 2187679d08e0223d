/** Browsers that Playwright does not drive, as far as it takes to open a page and ask it things: by WebDriver BiDi and by WebDriver. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { open } from "../tests/table/socket";

export type Remote = {
  go(address: string): Promise<void>;
  /** What an expression comes to in the page, once it is there. */
  ask<T>(expression: string): Promise<T>;
  close(): Promise<void>;
};

/** How long a browser may take to start, in milliseconds. */
const START = 60_000;

const found = (paths: string[]) => paths.find(existsSync);

/** A line that a program says about itself, once it has started. */
function said(child: ChildProcess, line: RegExp): Promise<string> {
  return new Promise((done, fail) => {
    let all = "";
    const late = setTimeout(() => { fail(new Error(`it did not start: ${all.slice(-2000)}`)); }, START);
    const hear = (bytes: Buffer) => {
      all += bytes.toString();
      const match = line.exec(all);
      if (!match) return;
      clearTimeout(late);
      done(match[1] ?? "");
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.on("exit", (code) => { fail(new Error(`it ended with ${code}: ${all.slice(-2000)}`)); });
  });
}

const ended = (child: ChildProcess) =>
  new Promise<void>((gone) => {
    if (child.exitCode !== null || child.signalCode !== null) gone();
    child.removeAllListeners("exit").on("exit", () => { gone(); });
    child.kill("SIGKILL");
  });

export const FIREFOX = found(["/usr/bin/firefox-esr", "/usr/bin/firefox"]);

const PREFERENCES = ["app.normandy.enabled", "app.update.enabled", "browser.shell.checkDefaultBrowser", "datareporting.policy.dataSubmissionEnabled", "network.captive-portal-service.enabled", "network.connectivity-service.enabled", "extensions.update.enabled"];

/** Firefox, which speaks BiDi itself. */
export async function firefox(program: string): Promise<Remote> {
  const profile = mkdtempSync(join(tmpdir(), "veilleuse-firefox-"));
  writeFileSync(join(profile, "user.js"), PREFERENCES.map((name) => `user_pref("${name}", false);\n`).join(""));
  const child = spawn(program, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"], { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, HOME: profile } });
  const address = await said(child, /BiDi listening on (ws:\S+)/);
  const answers = new Map<number, { done(result: unknown): void; fail(error: Error): void }>();
  let next = 1;
  const socket = open(`${address.replace("ws:", "http:")}/session`, {
    text: (text) => {
      const { id, type, result, error, message } = JSON.parse(text) as { id?: number; type: string; result?: unknown; error?: string; message?: string };
      const waits = id === undefined ? undefined : answers.get(id);
      if (type === "success") waits?.done(result);
      else if (type === "error") waits?.fail(new Error(`${error}: ${message}`));
    },
    close: () => {
      for (const { fail } of answers.values()) fail(new Error("Firefox is gone"));
    },
  });
  const send = <T>(method: string, params: object) =>
    new Promise<T>((done, fail) => {
      const id = next++;
      answers.set(id, { done: (result) => { done(result as T); }, fail });
      socket.say(JSON.stringify({ id, method, params }));
    });
  await send("session.new", { capabilities: {} });
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" });
  return {
    go: async (url) => { await send("browsingContext.navigate", { context, url, wait: "complete" }); },
    ask: async <T>(expression: string) => {
      type Result = { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
      const asked = `(async () => JSON.stringify(await (${expression})) ?? "null")()`;
      const { result, exceptionDetails } = await send<Result>("script.evaluate", { expression: asked, target: { context }, awaitPromise: true });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? "null") as T;
    },
    close: async () => {
      await ended(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
