import { expect, type Locator, type Page } from "@playwright/test";
import { accessible, option, person, test } from "./helpers";

const coach = (page: Page): Locator => page.getByRole("region", { name: "La leçon" });
/** The steps that are done, by what the coach shows. */
const at = (page: Page, step: number, of: number) => expect(coach(page).getByLabel(`Étape ${step} sur ${of}`)).toBeVisible();

/** The way on is where the keyboard is. */
async function onward(page: Page): Promise<void> {
  await expect(coach(page).getByRole("button", { name: "Continuer" })).toBeFocused();
  await page.keyboard.press("Enter");
}

/** Nothing of these lies over anything else of them. */
async function apart(things: Locator[]): Promise<void> {
  const boxes = await Promise.all(things.map((thing) => thing.boundingBox()));
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (!one || !other) throw new Error("something is not on the page");
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      expect(Math.min(across, down), `${JSON.stringify(one)} and ${JSON.stringify(other)}`).toBeLessThanOrEqual(1);
    }
  });
}

test("a lesson is played by keyboard alone, with a slip on the way", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await page.goto("/");
  const learn = page.locator(".title", { hasText: "Numéville" }).getByRole("link", { name: "Apprendre" });
  await expect(page.locator(".title", { hasText: "Numéville" }).getByText("Première fois ?")).toBeVisible();
  await learn.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Apprendre Numéville" })).toBeVisible();
  await accessible(page, "lessons");
  await page.getByRole("link", { name: "Commencer : Ton premier tour" }).focus();
  await page.keyboard.press("Enter");

  await at(page, 1, 9);
  await expect(coach(page)).toContainText("Bienvenue à Numéville");
  await expect(coach(page).locator("[aria-live=polite]")).toBeVisible();
  await onward(page);
  await at(page, 2, 9);
  await expect(page.locator(".hot").first()).toBeVisible();
  await accessible(page, "lesson");
  await page.keyboard.press("2");
  await expect(coach(page)).toContainText("te voilà en route vers Hyperco");
  await expect(coach(page).getByRole("button", { name: "Revenir à l’étape" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(option(page)).toHaveCount(2);
  await at(page, 1, 9);
  await page.keyboard.press("1");
  await at(page, 3, 9);
  await onward(page);
  await at(page, 4, 9);
  await page.keyboard.press("2");
  await expect(coach(page)).toContainText("Raté");
  await at(page, 5, 9);
  await onward(page);
  await at(page, 6, 9);
  await onward(page);
  await at(page, 7, 9);
  await page.keyboard.press("2");
  await at(page, 8, 9);
  await page.keyboard.press("1");
  await at(page, 9, 9);
  await expect(coach(page).getByRole("link", { name: "Leçon suivante" })).toBeFocused();

  await page.goto("/#/learn/numeville");
  await expect(page.getByRole("link", { name: "Refaire : Ton premier tour" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Rejoindre une table" })).toBeVisible();
  await expect(page.locator(".kept")).toHaveCount(0);
});

test("a lesson is played on a phone, and nothing covers anything", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" }, { width: 390, height: 844 });
  await page.goto("/#/learn/clef-des-mondes/first-turn");
  await at(page, 1, 9);
  const tray = page.locator(".sheet");
  const next = coach(page).getByRole("button", { name: "Continuer" });
  await apart([coach(page), tray]);
  await next.click();
  await at(page, 2, 9);
  await apart([coach(page), tray]);
  await option(page).filter({ hasText: "Prendre une carte" }).click();
  await at(page, 3, 9);
  await next.click();
  await at(page, 4, 9);
  await accessible(page, "lesson on a phone");
  await option(page).filter({ hasText: "Passer au nord-est" }).click();
  await at(page, 5, 9);
  await apart([coach(page), tray]);
  await next.click();
  await at(page, 6, 9);
  await option(page).filter({ hasText: "Prendre une carte" }).click();
  await at(page, 7, 9);
  await option(page).filter({ hasText: "Échiquier" }).filter({ hasText: "effet" }).first().click();
  await at(page, 8, 9);
  await next.click();
  await expect(coach(page).getByRole("link", { name: "Leçon suivante" })).toBeVisible();
});

test("the last lesson ends in a match with bots", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await page.goto("/#/learn/numeville/last-stretch");
  const next = coach(page).getByRole("button", { name: "Continuer" });
  await next.click();
  await option(page).nth(1).click();
  await option(page).filter({ hasText: "Hacker" }).click();
  await expect(coach(page)).toContainText("Une bonne réponse");
  await option(page).first().click();
  await next.click();
  await next.click();
  await coach(page).getByRole("button", { name: "Jouer la suite" }).click();
  await expect(page).toHaveURL(/#\/t\//);
  await expect(coach(page)).toHaveCount(0);
  await option(page).first().click();
  await expect(option(page).or(page.locator(".end")).first()).toBeVisible();
  await page.goto("/");
  await expect(page.locator(".kept").getByRole("link", { name: /Numéville/ })).toBeVisible();
});

test("a reload goes on with the lesson where it was, and the list begins it anew", async ({ browser }) => {
  const page = await person(browser, { name: "Nino" });
  await page.goto("/#/learn/terror-below/race");
  await expect(coach(page)).toContainText("Selia a 14 points");
  await coach(page).getByRole("button", { name: "Continuer" }).click();
  await option(page).filter({ hasText: /Vélo 3 sous le V\.E\.R\.\s2/ }).click();
  await expect(coach(page)).toContainText("sur l’Hôpital");
  await page.reload();
  await expect(coach(page)).toContainText("sur l’Hôpital");
  await page.goto("/#/learn/terror-below");
  await page.getByRole("link", { name: /La course aux vingt points/ }).click();
  await expect(coach(page)).toContainText("Selia a 14 points");
});
