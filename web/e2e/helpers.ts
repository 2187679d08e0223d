import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test, type APIRequestContext, type Browser, type Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A person with a browser of their own; whatever the page complains about fails the test. */
export async function person(browser: Browser, settings: Record<string, unknown> = {}, size = { width: 1400, height: 900 }): Promise<Page> {
  const context = await browser.newContext({ viewport: size, locale: "fr-FR" });
  const page = await context.newPage();
  await page.addInitScript((kept) => {
    if (!localStorage.getItem("veilleuse.settings")) localStorage.setItem("veilleuse.settings", kept);
  }, JSON.stringify({ motion: "off", ...settings }));
  page.on("pageerror", (error) => {
    throw error;
  });
  page.on("console", (message) => {
    if (message.type() === "error" && /Content.Security.Policy/i.test(message.text())) throw new Error(message.text());
  });
  return page;
}

/** No serious violation of accessibility on the screen as it is. */
export async function accessible(page: Page, screen: string): Promise<void> {
  // Evaluated by the test driver: the page's own policy allows no foreign code.
  await page.evaluate(axe);
  const serious = await page.evaluate(async () => {
    type Result = { violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[] };
    const { axe: checker } = window as unknown as { axe: { run: () => Promise<Result> } };
    const { violations } = await checker.run();
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)} ${node.failureSummary}`).join(" | ")}`);
  });
  expect(serious, screen).toEqual([]);
}

/** Opens a table through the form: who sits in each chair. */
export async function openTable(page: Page, kinds: string[], title = "numeville"): Promise<void> {
  await page.goto(`/#/new/${title}`);
  for (const [index, kind] of kinds.entries()) {
    await page.getByLabel(`Qui s’assoit ici (Siège ${index + 1})`).selectOption(kind);
    if (kind === "here") await page.getByLabel(`Prénom (Siège ${index + 1})`).fill(`Ami${index + 1}`);
  }
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
}

export const option = (page: Page) => page.locator(".option:not([disabled])");
export const isOver = async (page: Page) => (await page.locator(".end, .replay").count()) > 0;

/** "Play now" beside the name of a title. */
export const playNow = (page: Page, title = "Numéville") => page.locator(".title", { hasText: title }).getByRole("button", { name: "Jouer tout de suite" });

/** Which of the options is chosen where it does not matter. */
export type Pick = "first" | "last";

/** Decides something, if there is anything to decide: one step inside the page, so that whole matches stay short. */
export async function decide(page: Page, pick: Pick = "first"): Promise<boolean> {
  const step = async (which: Pick): Promise<boolean> => {
    const options = document.querySelectorAll<HTMLElement>(".option:not([disabled])");
    const picked = options[which === "first" ? 0 : options.length - 1];
    if (!picked) return false;
    const moment = () => `${document.querySelectorAll("[role=log] button").length} ${document.querySelector(".tray")?.textContent ?? ""}`;
    const before = moment();
    picked.click();
    for (let waited = 0; waited < 3000 && !document.querySelector(".end") && moment() === before; waited += 10) {
      await new Promise((done) => setTimeout(done, 10));
    }
    return true;
  };
  return page.evaluate(step, pick).catch(() => false);
}

/** Plays until the match is over, each page deciding when it is asked. */
export async function playOn(pages: Page[], between?: (turn: number) => Promise<void>, pick: Pick = "first"): Promise<void> {
  for (let turn = 0; turn < 1500; turn++) {
    const over = await Promise.all(pages.map(isOver));
    if (over.every(Boolean)) return;
    const acted = await Promise.all(pages.map((page) => decide(page, pick)));
    if (!acted.some(Boolean)) await pages[0]?.waitForTimeout(60);
    await between?.(turn);
  }
  throw new Error("the match did not end");
}

/** The program itself: `VEILLEUSE_BIN` names one that is built already. */
const BINARY = (process.env["VEILLEUSE_BIN"] ?? "cargo run --release --quiet --").split(" ");

/** The match file of a scenario from the deal. */
export function recorded(scenario: string): Buffer {
  const [program = "", ...first] = BINARY;
  return execFileSync(program, [...first, "scenario", "record", scenario], { cwd: ".." });
}

/** A table that stands where a scenario ends; the addresses of its seats, each for a browser of its own. */
export async function tableFrom(request: APIRequestContext, scenario: string, window: number): Promise<string[]> {
  const server = String(test.info().config.metadata["server"]);
  const opened = await request.post(`${server}/api/records?continue_at=100000&window=${window}`, { data: recorded(scenario), headers: { "content-type": "application/jsonl" } });
  expect(opened.status(), await opened.text()).toBe(200);
  const { table, seats } = (await opened.json()) as { table: string; seats: { token: string }[] };
  return seats.map(({ token }) => `/#/t/${table}/${token}`);
}
