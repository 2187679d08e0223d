import { expect, type Page } from "@playwright/test";
import { accessible, openTable, option, person, test, thing } from "./helpers";

const READS = { name: "Léa", speed: "normal", reading: "wait" };
const film = (page: Page) => page.getByRole("region", { name: "Ce qui se passe" });
const goOn = (page: Page) => film(page).getByRole("button", { name: "Continuer" });

/** Takes a Scout and a start; then the bots do, and the match begins. */
async function setOut(page: Page, who = "Ana"): Promise<void> {
  await page.getByRole("button", { name: `Être ${who}` }).click();
  await thing(page, ".square.lit").first().click();
}

/** Decides, and reads whatever there is to read, until something shows. */
async function readUntil(page: Page, selector: string): Promise<void> {
  await page.evaluate(
    (selector) =>
      hands.again(
        async () => (await hands.decide("first")) || hands.touch(".film .button.main"),
        () => document.querySelector(selector) !== null,
      ),
    selector,
  );
  await expect(page.locator(selector).first()).toBeVisible();
}

test("nobody is asked before the board has caught up, and a key goes on", async ({ browser }) => {
  const page = await person(browser, READS);
  await openTable(page, ["me", "bot", "bot", "bot"]);
  await setOut(page);
  await expect(film(page)).toBeVisible();
  await expect(option(page)).toHaveCount(0);
  await expect(page.locator('.frame[data-film="plays"]')).toBeVisible();
  await accessible(page, "film");
  // A caption stands beside the pawn of who acts.
  await expect(page.locator(".layer .caption, .layer .scene").first()).toBeVisible();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
  });
  for (let pressed = 0; pressed < 80 && (await option(page).count()) === 0; pressed++) {
    await page.keyboard.press(" ");
    await page.waitForTimeout(60);
  }
  await expect(option(page).first()).toBeVisible();
  await expect(page.locator('.frame[data-film="over"]')).toBeVisible();
});

test("the film is skipped to its end, or to what must be read", async ({ browser }) => {
  const page = await person(browser, { ...READS, speed: "slow" });
  await openTable(page, ["me", "bot", "bot", "bot"]);
  await setOut(page);
  await expect(film(page)).toBeVisible();
  for (let pressed = 0; pressed < 80 && (await option(page).count()) === 0; pressed++) {
    await page.keyboard.press("Escape");
    await page.waitForTimeout(60);
  }
  await expect(option(page).first()).toBeVisible();
});

test("where motion is unwanted nothing moves, and what must be read still waits", async ({ browser }) => {
  const page = await person(browser, READS);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openTable(page, ["me", "bot", "bot", "bot"]);
  await setOut(page);
  await readUntil(page, ".layer .card");
  const moving = await page.evaluate(() => document.getAnimations().filter((one) => Number(one.effect?.getTiming().duration ?? 0) > 1).length);
  expect(moving).toBe(0);
  await expect(goOn(page)).toBeVisible();
  await expect(option(page)).toHaveCount(0);
});

test("bots do not act past a correction a person has not read", async ({ browser }) => {
  const page = await person(browser, READS);
  let tables = 0;
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).includes('"table":{')) tables += 1;
    });
  });
  await openTable(page, ["me", "bot", "bot", "bot"]);
  await setOut(page);
  await readUntil(page, ".layer .verdict");
  await accessible(page, "correction");
  const before = tables;
  await page.waitForTimeout(4_000);
  expect(tables, "the table waits for its reader").toBe(before);
  // Whoever comes next, Léa or a bot: the match goes on once she has read and decided.
  await page.evaluate(() => hands.again(async () => (await hands.touch(".film .button.main")) || hands.decide("first"), undefined, 4));
  await expect.poll(() => tables).toBeGreaterThan(before);
});

test("other people's questions are guessed along, and counted at the end of the card", async ({ browser }) => {
  const page = await person(browser, READS);
  await openTable(page, ["me", "bot", "bot", "bot"]);
  await setOut(page);
  await readUntil(page, ".layer .along .choice.lit");
  await page.locator(".layer .along .choice.lit").first().click();
  await readUntil(page, ".layer .guess");
  await expect(page.locator(".layer .guess")).toContainText("Tu avais dit");
});

test("people who share a device see the correction, and change seats without a cover where nothing is secret", async ({ browser }) => {
  const page = await person(browser, READS);
  await openTable(page, ["me", "here"]);
  await setOut(page);
  await expect(page.getByRole("heading", { name: /Passe l’appareil/ })).toHaveCount(0);
  await setOut(page, "Tom");
  await readUntil(page, ".layer .verdict");
  await expect(page.getByRole("heading", { name: /Passe l’appareil/ })).toHaveCount(0);
  await expect(page.locator(".layer .why")).toBeVisible();
  await goOn(page).click();
  await expect(page.locator(".layer .verdict")).toHaveCount(0);
});

test("one undo is one step, and can be done again", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await openTable(page, ["me", "here"]);
  await page.getByRole("button", { name: "Être Ana" }).click();
  await expect(page.getByText("Où commences-tu")).toBeVisible();
  await page.getByRole("button", { name: "Reprendre mon coup" }).click();
  await expect(page.getByText("choisis ton Éclaireur")).toBeVisible();
  await page.getByRole("button", { name: "Refaire" }).click();
  await expect(page.getByText("Où commences-tu")).toBeVisible();
});
