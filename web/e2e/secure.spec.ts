import { expect } from "@playwright/test";
import { accessible, openTable, option, person, playNow, playOn, proveDice, test } from "./helpers";

// At a local address, or one in https, browsers offer more than at that of a Wi-Fi, where all other tests run.

test("links go to the clipboard, and who looks elsewhere is notified", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write", "notifications"]);
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    window.Notification = class extends Notification {
      constructor(title: string, { body = "" }: NotificationOptions = {}) {
        super(title, { body });
        shown.push(body);
      }
    };
  });
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  await openTable(page, ["me", "open", "bot", "bot"]);
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle, "clipboard" in navigator])).toEqual([true, "object", true]);
  // The old way of copying, which other addresses need, is not asked for here.
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await page.getByRole("button", { name: "Copier le lien pour regarder" }).click();
  await expect(page.getByText("Le lien est sélectionné")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("#/watch/");

  await page.getByRole("button", { name: "Réglages", exact: true }).click();
  await page.getByLabel(/Me prévenir par une notification/).click();
  await expect(page.getByLabel(/Me prévenir par une notification/)).toBeChecked();
  await accessible(page, "settings with notifications");
  await expect.poll(shown).toHaveLength(1);
  await page.keyboard.press("Escape");

  await page.evaluate(() => Object.defineProperty(document, "visibilityState", { value: "hidden" }));
  await page.getByRole("button", { name: "Commencer" }).click();
  await expect(option(page).first()).toBeVisible();
  await expect.poll(async () => (await shown()).join()).toMatch(/choisis ton Éclaireur/);
});

test("a whole match with the proof of its dice", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await page.goto("/");
  await playNow(page).click();
  await playOn([page]);
  await proveDice(page);
});
