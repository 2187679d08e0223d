/** Takes a picture of every screen and moment, at every size, in both themes. `VEILLEUSE_SHOTS` narrows it down by words. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { sitAt } from "./golden";
import { MOMENTS, SCREENS, SIZES, THEMES, TITLES, type Lang } from "./moments";

const words = (process.env["VEILLEUSE_SHOTS"] ?? "").split(" ").filter(Boolean);
/** Of these, those that were named; all of them when none was. */
function wanted<T extends string>(all: readonly T[]): T[] {
  const named = all.filter((one) => words.includes(one));
  return named.length > 0 ? named : [...all];
}
const names = [...[...MOMENTS, ...SCREENS].map(({ name }) => name), "lobby", "replay", "story"];
const unknown = words.filter((word) => ![...names, ...TITLES, ...THEMES, ...SIZES.map(({ name }) => name), "fr", "en"].includes(word));
if (unknown.length > 0) throw new Error(`nothing is called ${unknown.join(", ")}`);

const titles: string[] = wanted(TITLES);
const sizes = SIZES.filter(({ name }) => wanted(SIZES.map((one) => one.name)).includes(name));
const isWanted = ({ title, name }: { title: string | null; name: string }) =>
  wanted(names).includes(name) && (title === null ? titles.length === TITLES.length : titles.includes(title));

type Subject = { title: string | null; name: string; english?: boolean };

/** The same screen at every size and in both themes that are wanted: it is opened once for each language. */
async function sweep(browser: Browser, subject: Subject, whole: boolean, show: (page: Page) => Promise<void>): Promise<void> {
  const folder = join(String(test.info().config.metadata["out"]), subject.title ?? "house");
  mkdirSync(folder, { recursive: true });
  for (const lang of wanted<Lang>(subject.english ? ["fr", "en"] : ["fr"])) {
    const context = await browser.newContext({ locale: lang, reducedMotion: "reduce", ...(sizes[0] ? { viewport: sizes[0] } : {}) });
    const page = await context.newPage();
    await page.addInitScript((kept) => { localStorage.setItem("veilleuse.settings", kept); }, JSON.stringify({ lang, speed: "once", reading: "never", name: "Léa" }));
    await show(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const theme of wanted(THEMES)) {
        await page.evaluate((one) => { document.documentElement.dataset["theme"] = one; }, theme);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(200);
        // A colour on its way to another is no colour of the screen.
        await page.evaluate(() => { for (const moving of document.getAnimations()) if (moving instanceof CSSTransition) moving.finish(); });
        await page.screenshot({ path: join(folder, `${subject.name}.${size.name}.${theme}.${lang}.png`), fullPage: whole });
      }
    }
    await context.close();
  }
}

for (const screen of SCREENS.filter(isWanted)) {
  test(`${screen.title ?? "house"} ${screen.name}`, async ({ browser }) => {
    await sweep(browser, screen, screen.name !== "lesson", async (page) => {
      await page.goto(`/${screen.hash}`);
      await expect(page.locator("h1, .coach").first()).toBeVisible();
    });
  });
}

for (const moment of MOMENTS.filter(isWanted)) {
  test(`${moment.title} ${moment.name}`, async ({ browser }) => {
    const address = await sitAt(moment, String(test.info().config.metadata["server"]));
    await sweep(browser, moment, false, async (page) => {
      await page.goto(address);
      await expect(page.locator(moment.before ? ".option:not([disabled]), .choice.lit" : ".end").first()).toBeVisible();
    });
  });
}

if (isWanted({ title: null, name: "lobby" })) {
  test("house lobby", async ({ browser }) => {
    await sweep(browser, { title: null, name: "lobby" }, true, async (page) => {
      await page.goto("/#/new/numeville");
      await page.locator("select").nth(1).selectOption("open");
      await page.locator("button[type=submit]").click();
      await expect(page.locator(".chairs, .lobby").first()).toBeVisible();
    });
  });
}

/** What is read of a match that is over. */
const AFTERWARDS = [
  { name: "replay", hash: (table: string) => `#/replay/${table}/60`, shows: ".controls" },
  { name: "story", hash: (table: string) => `#/story/${table}`, shows: ".story li" },
];
for (const { name, hash, shows } of AFTERWARDS) {
  for (const moment of MOMENTS.filter((one) => one.name === "won" && isWanted({ title: one.title, name }))) {
    test(`${moment.title} ${name}`, async ({ browser }) => {
      const address = await sitAt(moment, String(test.info().config.metadata["server"]));
      const table = address.split("/")[3] ?? "";
      await sweep(browser, { title: moment.title, name }, name === "story", async (page) => {
        await page.goto(`/${hash(table)}`);
        await expect(page.locator(shows).first()).toBeVisible();
      });
    });
  }
}
