/** Browsers that Playwright does not drive, as far as it takes to open a page and ask it things: by WebDriver BiDi and by WebDriver. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
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
/** How long one answer of it may take. */
const ANSWER = 60_000;

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
      const late = setTimeout(() => { fail(new Error(`no answer: ${method} ${JSON.stringify(params).slice(0, 300)}`)); }, ANSWER);
      const answered = <A>(then: (answer: A) => void) => (answer: A) => {
        clearTimeout(late);
        then(answer);
      };
      answers.set(id, { done: answered((result) => { done(result as T); }), fail: answered(fail) });
      socket.say(JSON.stringify({ id, method, params }));
    });
  await send("session.new", { capabilities: {} });
  const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab" });
  return {
    go: async (url) => { await send("browsingContext.navigate", { context, url, wait: "interactive" }); },
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

/** WebKit as GTK has it: the browser that its driver drives, the driver, and a screen that nobody sees. */
export const WEBKIT = (() => {
  const folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"];
  const browser = found(folders.flatMap((folder) => ["4.1", "6.0", "4.0"].map((version) => join(folder, `webkit2gtk-${version}`, "MiniBrowser"))));
  const [driver, screen] = [found(["/usr/bin/WebKitWebDriver"]), found(["/usr/bin/Xvfb"])];
  return browser && driver && screen ? { browser, driver, screen } : undefined;
})();

/** The number of a screen of its own, once it is there. */
function numbered(screen: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    screen.stdio[3]?.once("data", (bytes: Buffer) => { done(bytes.toString().trim()); });
    screen.on("exit", (code) => { fail(new Error(`there is no screen: ${code}`)); });
  });
}

/** A port that nobody has. */
function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => { done(port); });
    });
  });
}

/** WebKit, which is spoken to in WebDriver. */
export async function webkit({ browser, driver, screen }: { browser: string; driver: string; screen: string }): Promise<Remote> {
  const home = mkdtempSync(join(tmpdir(), "veilleuse-webkit-"));
  const shown = spawn(screen, ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const display = await numbered(shown);
  const port = await freePort();
  // Nobody looks: it draws without a graphics card, and nobody reads it aloud.
  const env = { ...process.env, DISPLAY: `:${display}`, HOME: home, XDG_RUNTIME_DIR: home, LIBGL_ALWAYS_SOFTWARE: "1", WEBKIT_DISABLE_COMPOSITING_MODE: "1", NO_AT_BRIDGE: "1" };
  const child = spawn(driver, [`--port=${port}`], { stdio: "ignore", env });
  const send = async <T>(method: "POST" | "GET", path: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const begin = () => send<{ sessionId: string }>("POST", "/session", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } } } });
  const until = Date.now() + START;
  const ready = async (): Promise<{ sessionId: string }> => {
    try {
      return await begin();
    } catch (error) {
      // Until it listens.
      if (Date.now() > until || !(error instanceof TypeError)) throw error;
      await new Promise((again) => setTimeout(again, 100));
      return ready();
    }
  };
  const { sessionId } = await ready();
  const session = `/session/${sessionId}`;
  await send("POST", `${session}/timeouts`, { script: 120_000 });
  return {
    go: async (url) => { await send("POST", `${session}/url`, { url }); },
    ask: async <T>(expression: string) => {
      const script = `const done = arguments[arguments.length - 1]; (async () => JSON.stringify(await (${expression})) ?? "null")().then((said) => done({ said }), (error) => done({ wrong: String(error) }));`;
      const { said, wrong } = await send<{ said?: string; wrong?: string }>("POST", `${session}/execute/async`, { script, args: [] });
      if (wrong !== undefined) throw new Error(wrong);
      return JSON.parse(said ?? "null") as T;
    },
    close: async () => {
      await fetch(`http://127.0.0.1:${port}${session}`, { method: "DELETE" }).catch(() => undefined);
      await ended(child);
      await ended(shown);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
