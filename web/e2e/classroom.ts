/** A classroom for browser tests: a server of its own that can be killed, a desk, a projector, phones, and what is right. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Browser, type Page } from "@playwright/test";
import { BINARY, person } from "./helpers";
import { canaries } from "./canary";
import { WIFI } from "./wifi";

/** A server as a teacher starts it, on a port of its own, with data that outlive it. */
export class Server {
  readonly #data = mkdtempSync(join(tmpdir(), "veilleuse-class-"));
  #process: ChildProcess | null = null;
  readonly port: number;
  /** What it has written in its terminal. */
  said = "";

  constructor(port: number) {
    this.port = port;
  }

  /** Where its page is: `VEILLEUSE_PAGE` names a preview of another one that leads here. */
  get origin(): string {
    return process.env["VEILLEUSE_PAGE"] ?? `http://${WIFI}:${this.port}`;
  }

  async start(): Promise<void> {
    const [program = "", ...first] = BINARY;
    const args = [...first, "serve", "--lan", "--listen", `0.0.0.0:${this.port}`, "--data", this.#data, "--metrics", "off", "--log", "error"];
    // A group of its own, so that nothing of it is left when it is killed.
    this.#process = spawn(program, args, { cwd: "..", detached: true, stdio: ["ignore", "pipe", "inherit"] });
    this.#process.stdout?.on("data", (words: Buffer) => {
      this.said += words.toString();
    });
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${this.port}/healthz`).catch(() => null))?.status, { timeout: 60_000 }).toBe(200);
  }

  /** As pulling the plug: nothing is said to anybody. */
  async kill(): Promise<void> {
    const { pid } = this.#process ?? {};
    if (pid === undefined) return;
    const gone = new Promise((done) => this.#process?.once("exit", done));
    process.kill(-pid, "SIGKILL");
    await gone;
    this.#process = null;
  }
}

const flat = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, " ").trim();

/** The right choice of every question, in French, by what is asked. */
function rightAnswers(): Map<string, string> {
  const folder = "../packs/numeville/sealed/questions";
  const found = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    for (const part of readFileSync(`${folder}/${file}`, "utf8").split("[[question]]").slice(1)) {
      const french = part.split("[question.fr]")[1]?.split("[question.en]")[0] ?? "";
      const prompt = JSON.parse(/^prompt = (".*")$/m.exec(french)?.[1] ?? '""') as string;
      const choices = JSON.parse(/^choices = (\[.*\])$/m.exec(french)?.[1] ?? "[]") as string[];
      found.set(flat(prompt), flat(choices[Number(/^right = (\d)$/m.exec(part)?.[1]) - 1] ?? ""));
    }
  }
  expect(found.size).toBe(200);
  return found;
}
const RIGHT = rightAnswers();

/** Touches the right answer on a phone, or one that is not. */
export async function answer(phone: Page, rightly: boolean): Promise<void> {
  const prompt = flat((await phone.locator(".question .prompt").textContent()) ?? "");
  const right = RIGHT.get(prompt);
  expect(right, prompt).toBeDefined();
  const choices = phone.locator(".question .choice");
  const texts = (await choices.locator(".text").allTextContents()).map(flat);
  const index = rightly ? texts.indexOf(right ?? "") : texts.findIndex((text) => text !== right);
  expect(index, `${right ?? ""} among ${texts.join(" | ")}`).toBeGreaterThanOrEqual(0);
  await choices.nth(index).click();
  await expect(choices.nth(index)).toHaveAttribute("aria-pressed", "true");
}

/** Opens a workshop through its form; the desk's page stands in its lobby then. */
export async function openWorkshop(browser: Browser, server: Server, settings: Record<string, unknown> = {}, size = { width: 1280, height: 860 }): Promise<Page> {
  const desk = await person(browser, { name: "Mme Roux", ...settings }, size);
  await desk.goto(`${server.origin}/#/workshop`);
  await desk.getByText("30 s", { exact: true }).click();
  await desk.getByRole("button", { name: "Ouvrir l’atelier" }).first().click();
  await expect(desk.getByRole("button", { name: "Commencer l’atelier" })).toBeVisible();
  return desk;
}

export const codeOf = async (desk: Page): Promise<string> => /[A-Z]{4,}$/.exec((await desk.locator(".links .code").first().textContent())?.trim() ?? "")?.[0] ?? "";

/** The projector's page, from the link on the desk. */
export async function projectorOf(browser: Browser, server: Server, desk: Page, size = { width: 1280, height: 720 }): Promise<Page> {
  const link = (await desk.getByRole("link", { name: "Ouvrir le projecteur" }).first().getAttribute("href")) ?? "";
  const page = await person(browser, {}, size);
  const watch = new Discretion(page);
  watches.set(page, watch);
  await page.goto(server.origin + link.slice(link.indexOf("/#/")));
  await expect(page.locator(".projector")).toBeVisible();
  return page;
}

/** Comes in with a phone. */
export async function phoneOf(browser: Browser, server: Server, code: string, name: string, size = { width: 360, height: 740 }): Promise<Page> {
  const page = await person(browser, {}, size);
  watches.set(page, new Discretion(page));
  await page.goto(`${server.origin}/#/join/${code}`);
  await page.getByLabel("Ton prénom ou un surnom").fill(name);
  await page.getByRole("button", { name: "Entrer", exact: true }).click();
  await expect(page.locator(".phone")).toBeVisible();
  return page;
}

const watches = new WeakMap<Page, Discretion>();

/** What a page that may not know the answers received and holds; whatever told too much stands in `leaks`. */
export class Discretion {
  readonly #canaries = canaries();
  readonly #corrected = new Set<string>();
  readonly leaks: string[] = [];
  looked = 0;

  constructor(page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => {
        this.#hear(String(payload));
      });
    });
    page.on("response", (response) => {
      void response.text().then((text) => { this.look(text, response.url()); }).catch(() => undefined);
    });
  }

  look(text: string, where: string): void {
    this.looked++;
    for (const [id, explanations] of this.#canaries) {
      if (!this.#corrected.has(id) && explanations.some((words) => text.includes(words))) this.leaks.push(`${where} explains ${id}`);
    }
  }

  #hear(text: string): void {
    type Told = { told: { told: string; question?: string; right?: string | null } }[];
    type Team = { question: { id: string; answer: unknown } | null };
    const news = JSON.parse(text) as { table?: { told: Told; view?: { workshop?: { teams: Team[] } } }; log?: { told: Told } };
    for (const { told } of [...(news.log?.told ?? []), ...(news.table?.told ?? [])]) {
      if (told.told === "corrected") this.#corrected.add(told.question ?? "");
      else if (told.right) this.leaks.push(`${told.told} tells what is right`);
    }
    for (const { question } of news.table?.view?.workshop?.teams ?? []) {
      if (question?.answer && !this.#corrected.has(question.id)) this.leaks.push(`the view answers ${question.id}`);
    }
    this.look(text, "a message");
  }
}

/** Nothing that was received, is shown or is kept tells what was not corrected. */
export async function expectDiscreet(pages: Page[]): Promise<void> {
  for (const page of pages) {
    const watch = watches.get(page);
    if (!watch) throw new Error("nobody watched this page");
    watch.look(await page.evaluate(() => document.documentElement.outerHTML + JSON.stringify(localStorage) + JSON.stringify(sessionStorage)), "the page");
    expect(watch.looked).toBeGreaterThan(3);
    expect(watch.leaks).toEqual([]);
  }
}

/** The desk's big button, when it says this. */
export async function press(desk: Page, name: string | RegExp): Promise<void> {
  await desk.locator(".next").getByRole("button", { name }).click();
}

/** Places the token, and waits until another team's slate lies there, or none. */
export async function placeToken(desk: Page, name: string | RegExp = /Poser un jeton|Continuer/): Promise<void> {
  const team = (await desk.locator(".correction .team").textContent()) ?? "";
  await press(desk, name);
  await expect(desk.locator(".correction .team", { hasText: team })).toHaveCount(0);
}

/** Corrects what is corrected now: shows the answer, reads, places the token. */
export async function correct(desk: Page): Promise<void> {
  await press(desk, "Montrer la bonne réponse");
  await placeToken(desk);
}

/** A picture for the documentation, where somebody wants one: half as large, as WebP. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env["VEILLEUSE_PICTURES"];
  if (!folder) return;
  const shot = (await page.screenshot({ animations: "disabled" })).toString("base64");
  const blank = await page.context().newPage();
  const webp = await blank.evaluate(async (shot) => {
    const image = new Image();
    image.src = `data:image/png;base64,${shot}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    const share = image.width > 600 ? 0.6 : 1;
    [canvas.width, canvas.height] = [image.width * share, image.height * share];
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("no canvas");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", 0.8).split(",")[1] ?? "";
  }, shot);
  await blank.close();
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, "base64"));
}
