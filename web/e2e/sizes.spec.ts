/** At every size: the question, every answer and one's own pawn are in sight, and nothing lies over them. */
import { expect, type Page } from "@playwright/test";
import { sitAt } from "../shots/golden";
import { MOMENTS } from "../shots/moments";
import { accessible, person, test } from "./helpers";
import { faint, tooSmall } from "./letters";

/** A phone, a small laptop, and a laptop on which the page is read at twice its size. */
const SIZES = [
  { name: "390", width: 390, height: 844 },
  { name: "1024", width: 1024, height: 768 },
  { name: "1440 at 200 %", width: 720, height: 450 },
];
/** What is written on a board, and on a card in hand, is never smaller at 1024 pixels of width. */
const LEGIBLE = 11.8;
const LEGIBLE_CARD = 12.8;
/** What is written on a board is never smaller on a phone. */
const LEGIBLE_PHONE = 10.8;

/** What is hidden, by its name: out of sight, or under something else. Only lists of choices are scrolled. */
async function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inSight = (one: Element): boolean => {
      const box = one.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (box.width === 0 || box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return false;
      // What lets pointers through is not hit itself: then it must be in front of everything that is.
      const passes = getComputedStyle(one).pointerEvents === "none";
      const hit = document.elementsFromPoint(x, y)[0];
      return hit !== undefined && (one.contains(hit) || (passes && hit.closest(".pane") !== null));
    };
    const bad: string[] = [];
    const see = (one: Element | null, name: string) => {
      if (!one || !inSight(one)) bad.push(name);
    };
    see(document.querySelector(".tray .prompt p"), "the question");
    see(document.querySelector(".goal"), "the goal");
    const folded = document.querySelector(".tray.folded") !== null;
    const answers = folded ? ".choice.lit" : ".option";
    const all = [...document.querySelectorAll(answers)];
    if (all.length === 0) bad.push("any answer");
    for (const [index, one] of all.entries()) {
      one.scrollIntoView({ block: "nearest" });
      see(one, `answer ${index + 1}: ${one.textContent.trim()}`);
      see(document.querySelector(".tray .prompt p"), `the question, with answer ${index + 1} in sight`);
    }
    const own = (document.querySelector<HTMLElement>(".pane")?.dataset["mind"] ?? "").split(" ").map((pawn) => document.querySelector(`[data-pawn="${pawn}"]`));
    const pawns = own.filter((pawn) => pawn !== null);
    // A question that is answered on the board covers it, and no place is chosen by it.
    if (!folded && pawns.length > 0 && document.querySelector(".choice.lit") === null && !pawns.some(inSight)) bad.push("the own pawn");
    return bad;
  });
}

for (const moment of MOMENTS.filter(({ before }) => before)) {
  test(`nothing is hidden and all of it can be read: ${moment.title}, ${moment.name}`, async ({ browser }) => {
    const address = await sitAt(moment, String(test.info().config.metadata["server"]));
    const page = await person(browser);
    await page.goto(address);
    await expect(page.locator(".option:not([disabled]), .choice.lit").first()).toBeVisible();
    for (const { name, width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => hidden(page), { message: `at ${name}` }).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: name }).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => tooSmall(page, ".pane", LEGIBLE_PHONE), { message: "on the board of a phone" }).toEqual([]);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect.poll(() => tooSmall(page, ".pane", LEGIBLE), { message: "on the board" }).toEqual([]);
    expect(await tooSmall(page, ".bottom > :not(.actions)", LEGIBLE_CARD), "on cards in hand").toEqual([]);
    for (const theme of ["light", "dark"]) {
      await page.evaluate((one) => { document.documentElement.dataset["theme"] = one; }, theme);
      // The board may still be on its way to where this size wants it.
      await expect.poll(() => faint(page, ".frame"), { message: theme, timeout: 60_000 }).toEqual([]);
    }
    await accessible(page, `${moment.title}, ${moment.name}`);
  });
}

test("the board stays where it is while the tray changes", async ({ browser }) => {
  const moment = MOMENTS.find(({ title, name }) => title === "boogeyman" && name === "act");
  if (!moment) throw new Error("no such moment");
  const page = await person(browser, {}, { width: 390, height: 844 });
  await page.goto(await sitAt(moment, String(test.info().config.metadata["server"])));
  await expect(page.locator(".option").first()).toBeVisible();
  const before = await page.locator(".pane").boundingBox();
  const handle = page.getByRole("button", { name: "Ouvrir ou fermer le panneau" });
  await handle.press("ArrowUp");
  await expect(page.locator(".sheet.half")).toBeVisible();
  expect(await page.locator(".pane").boundingBox()).toEqual(before);
  await handle.press("ArrowDown");
  await page.getByRole("button", { name: "Que ferais-tu ?" }).click();
  await expect(page.locator(".hint-line")).toBeVisible();
  expect(await page.locator(".pane").boundingBox()).toEqual(before);
});

test("how it ended has the whole room on a small laptop", async ({ browser }) => {
  const moment = MOMENTS.find(({ title, name }) => title === "boogeyman" && name === "won");
  if (!moment) throw new Error("no such moment");
  const page = await person(browser, {}, { width: 1024, height: 768 });
  await page.goto(await sitAt(moment, String(test.info().config.metadata["server"])));
  await expect(page.locator(".end")).toBeVisible();
  const end = await page.locator(".end").boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeGreaterThan(740);
  await page.getByRole("button", { name: "Voir le plateau" }).click();
  await page.getByRole("button", { name: "Voir le résultat" }).click();
  await expect(page.locator(".end")).toBeVisible();
});

test("the theme is the device’s at the first visit, and stays as it was chosen", async ({ browser }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({ colorScheme, locale: "fr-FR" });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    await page.emulateMedia({ colorScheme: colorScheme === "light" ? "dark" : "light" });
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
  }
});

test("a wrong code is put right where it failed", async ({ browser }) => {
  const page = await person(browser, {}, { width: 390, height: 844 });
  await page.goto("/#/join/ZZZZ");
  await expect(page.getByRole("alert")).toContainText("Cette table n’existe pas");
  await accessible(page, "a wrong code");
  await expect(page.getByLabel("Code de la table")).toHaveValue("ZZZZ");
  await page.getByLabel("Code de la table").fill("YYYY");
  await page.getByRole("button", { name: "Rejoindre" }).click();
  await expect(page.getByRole("heading", { name: "Table YYYY" })).toBeVisible();
});
