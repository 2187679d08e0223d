import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test as plain, type APIRequestContext, type Browser, type Locator, type Page } from "@playwright/test";
import { installHands, type Pick } from "./hands";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Everybody's browser is closed when a test ends: a page left open goes on listening and drawing. */
export const test = plain.extend<{ leaving: undefined }>({
  leaving: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** A person with a browser of their own; whatever the page complains about fails the test. */
export async function person(browser: Browser, settings: Record<string, unknown> = {}, size = { width: 1400, height: 900 }): Promise<Page> {
  const context = await browser.newContext({ viewport: size, locale: "fr-FR" });
  const page = await context.newPage();
  await page.addInitScript((kept) => {
    if (!localStorage.getItem("veilleuse.settings")) localStorage.setItem("veilleuse.settings", kept);
  }, JSON.stringify({ speed: "once", reading: "never", ...settings }));
  await page.addInitScript(installHands);
  // With a word for its chance a match is the same every time: the share of it that browsers give is no longer theirs to choose.
  await page.addInitScript((own) => {
    if (!localStorage.getItem("veilleuse.browser")) localStorage.setItem("veilleuse.browser", own);
    const draw = crypto.getRandomValues.bind(crypto);
    const SHARE = 32;
    crypto.getRandomValues = (array) => (array instanceof Uint8Array && array.length === SHARE ? array.fill(7) : draw(array));
  }, randomBytes(32).toString("base64url"));
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
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const serious = await page.evaluate(async () => {
    type Result = { violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[] };
    const { axe: checker } = window as unknown as { axe: { run: (where: Document, how: object) => Promise<Result> } };
    // A colour on its way to another is no colour of the screen, and none sets out while it is looked at.
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(still);
    for (const moving of document.getAnimations()) if (Number.isFinite(moving.effect?.getComputedTiming().endTime)) moving.finish();
    const { violations } = await checker.run(document, { resultTypes: ["violations"] });
    document.adoptedStyleSheets.pop();
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
/** Something on the table, once no decision is under way: what is touched before that is not heard. */
export const thing = (page: Page, selector: string): Locator => page.locator(`.frame[aria-busy="false"] ${selector}`);

/** "Play now" beside the name of a title. */
export const playNow = (page: Page, title = "Numéville") => page.locator(".title", { hasText: title }).getByRole("button", { name: "Jouer tout de suite" });

/** Decides something as soon as there is something to decide. */
export const decide = (page: Page, pick: Pick = "first"): Promise<void> => playOn([page], pick, 1);

/** Plays until the match is over, or until so many decisions were made here; each page decides when it is asked. */
export async function playOn(pages: Page[], pick: Pick = "first", most = 1_000_000): Promise<void> {
  await Promise.all(pages.map((page) => page.evaluate(([which, most]) => hands.again(() => hands.decide(which), undefined, most), [pick, most] as const)));
}

/** Decides until a question of this kind is asked. */
export async function playUntilAsked(page: Page, asked: RegExp, pick: Pick = "last"): Promise<void> {
  await page.evaluate(
    ([asked, which]) => {
      const isAsked = () => document.querySelector(".option:not([disabled])") !== null && new RegExp(asked).test(document.querySelector(".prompt")?.textContent ?? "");
      return hands.again(() => hands.decide(which), isAsked);
    },
    [asked.source, pick] as const,
  );
  await expect(page.locator(".prompt").first()).toHaveText(asked);
}

/** Decides until something shows. */
export async function playUntilShown(page: Page, selector: string, pick: Pick = "first"): Promise<void> {
  await page.evaluate(([selector, which]) => hands.again(() => hands.decide(which), () => document.querySelector(selector) !== null), [selector, pick] as const);
  await expect(page.locator(selector).first()).toBeVisible();
}

/** Sees a finished match again and has the browser prove its dice, its own share of chance among them. */
export async function proveDice(page: Page, lang: "fr" | "en" = "fr"): Promise<void> {
  const words = {
    fr: { again: "Revoir la partie", check: "Vérifier les dés", proven: /Tout est juste.*La part de hasard de ce navigateur y est/ },
    en: { again: "Watch the match again", check: "Check the dice", proven: /All is right.*This browser’s share is in it/ },
  }[lang];
  await page.getByRole("button", { name: words.again }).click();
  await page.getByRole("button", { name: words.check }).click();
  await expect(page.getByText(words.proven)).toBeVisible();
}

/** The program itself: `VEILLEUSE_BIN` names one that is built already. */
export const BINARY = (process.env["VEILLEUSE_BIN"] ?? "cargo run --release --quiet --").split(" ");

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
