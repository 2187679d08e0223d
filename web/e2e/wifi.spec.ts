import { expect } from "@playwright/test";
import { accessible, option, person, test } from "./helpers";

test("what is missing here says so", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await page.goto("/#/new/numeville");
  const offers = await page.evaluate(() => [isSecureContext, "randomUUID" in crypto, typeof crypto.subtle, "clipboard" in navigator]);
  expect(offers).toEqual([false, false, "undefined", false]);
  await page.getByText("Plus d’options").click();
  await page.getByLabel("Mot du hasard (facultatif)").fill("lampe");
  await page.getByLabel("Qui s’assoit ici (Siège 2)").selectOption("open");
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  await page.getByRole("button", { name: "Copier", exact: true }).click();
  await expect(page.getByRole("button", { name: "Copié", exact: true })).toBeVisible();
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await page.getByRole("button", { name: "Copier le lien pour regarder" }).click();
  await expect(page.getByText("Le lien est sélectionné")).toBeVisible();
  const field = page.getByLabel("Lien pour regarder");
  await expect(field).toBeFocused();
  expect(await field.evaluate((one: HTMLInputElement) => one.value.slice(one.selectionStart ?? 0, one.selectionEnd ?? 0))).toContain("#/watch/");
  await accessible(page, "a link to be copied by hand");
  await page.getByRole("button", { name: "Réglages", exact: true }).click();
  await expect(page.getByLabel(/Me prévenir par une notification/)).toBeDisabled();
  await expect(page.getByText("qu’aux adresses en https")).toBeVisible();
  await accessible(page, "settings without notifications");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Commencer" }).click();
  await expect(option(page).first()).toBeVisible();
});
