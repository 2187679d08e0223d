import { expect } from "@playwright/test";
import { accessible, openTable, option, person, playNow, playUntilShown, test } from "./helpers";

test("two clicks from home to the first decision", async ({ browser }) => {
  const page = await person(browser);
  await page.goto("/");
  await playNow(page).click();
  await option(page).first().click();
  await expect(page.getByText("Où commences-tu")).toBeVisible();
});

for (const theme of ["dark", "light"]) {
  test(`no serious violation of accessibility on any screen (${theme})`, async ({ browser }) => {
    const page = await person(browser, { theme });
    for (const [screen, heading] of [["", "Numéville"], ["#/new/numeville", "Composer une table"], ["#/about", "À propos"], ["#/rules/numeville", "Numéville"], ["#/rules/numeville/all", "Règles"], ["#/aid/numeville", "Numéville"]] as const) {
      await page.goto(`/${screen}`);
      await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
      await accessible(page, screen || "home");
    }
    await openTable(page, ["me", "open", "bot", "bot"]);
    await expect(page.getByRole("heading", { name: "La table se remplit" })).toBeVisible();
    await accessible(page, "lobby");
    const code = await page.getByLabel("Code de la table").textContent();
    await page.getByRole("button", { name: "Commencer" }).click();
    await expect(option(page).first()).toBeVisible();
    await accessible(page, "table");
    await playUntilShown(page, ".choice.lit");
    await accessible(page, "table with a question");
    await page.getByRole("button", { name: "Menu de la table" }).click();
    await accessible(page, "menu");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Réglages", exact: true }).click();
    await accessible(page, "settings");
    await page.goto(`/#/join/${code ?? ""}`);
    await expect(page.getByText("Choisis un siège libre")).toBeVisible();
    await accessible(page, "join");
  });
}

test("the language changes live, in the middle of a match", async ({ browser }) => {
  const page = await person(browser);
  await page.goto("/");
  await playNow(page).click();
  await expect(page.getByText("À toi : choisis ton Éclaireur.")).toBeVisible();
  await page.getByRole("button", { name: "Réglages", exact: true }).click();
  await page.getByText("English").click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Be Ana" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("who decides by keyboard finds the keyboard at the next question", async ({ browser }) => {
  const page = await person(browser);
  await openTable(page, ["me", "bot"]);
  await option(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Où commences-tu")).toBeVisible();
  await expect(option(page).first()).toBeFocused();
  await page.getByText("Où commences-tu").click();
  await page.getByRole("button", { name: "Reprendre mon coup" }).click();
  await expect(page.getByText("choisis ton Éclaireur")).toBeVisible();
  await expect(option(page).first()).not.toBeFocused();
});

test("a greyed square says why, and the rule is one click away", async ({ browser }) => {
  const page = await person(browser);
  await page.goto("/");
  await playNow(page).click();
  await option(page).first().click();
  await expect(page.locator(".square.lit")).toHaveCount(4);
  await page.locator('[data-thing="square:sq_10"]').click({ force: true });
  await page.getByRole("button", { name: /Lire la règle NU-/ }).click();
  await expect(page.locator(".rule.focus")).toBeVisible();
});

test("a hint names an option, and a move is taken back", async ({ browser }) => {
  const page = await person(browser);
  await page.goto("/");
  await playNow(page).click();
  await page.getByRole("button", { name: "Que ferais-tu ?" }).click();
  await expect(page.locator(".hint-line")).toBeVisible();
  await option(page).first().click();
  await page.getByRole("button", { name: "Reprendre mon coup" }).click();
  await expect(page.getByText("À toi : choisis ton Éclaireur.")).toBeVisible();
});

test("everything fits a phone, down to 360 pixels", async ({ browser }) => {
  const page = await person(browser, {}, { width: 360, height: 740 });
  const fits = async (screen: string) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, screen).toBeLessThanOrEqual(360);
  };
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Numéville" })).toBeVisible();
  await fits("home");
  await page.goto("/#/new/numeville");
  await expect(page.getByRole("button", { name: "Ouvrir la table" })).toBeVisible();
  await fits("new table");
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  await expect(option(page).first()).toBeVisible();
  await fits("table");
  await playUntilShown(page, ".choice.lit");
  await fits("question");
  await accessible(page, "table on a phone");
  await page.getByRole("button", { name: "Ouvrir ou fermer le panneau" }).press("Enter");
  await page.getByRole("tab", { name: "Journal" }).click();
  await expect(page.getByRole("log")).toBeVisible();
  await fits("sheet");
  for (const box of await page.locator(".option").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))) {
    expect(box).toBeGreaterThanOrEqual(44);
  }
});
