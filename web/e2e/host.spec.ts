import { expect, type Browser, type Page } from "@playwright/test";
import { accessible, decide, openTable, option, person, test } from "./helpers";

async function join(browser: Browser, host: Page, name: string): Promise<Page> {
  const page = await person(browser, { name });
  await page.goto(`/#/join/${(await host.getByLabel("Code de la table").textContent()) ?? ""}`);
  await page.getByRole("button", { name: "M’asseoir ici" }).first().click();
  await expect(host.getByText(name, { exact: true }).first()).toBeVisible();
  return page;
}

async function free(host: Page, name: string): Promise<void> {
  await host.getByRole("button", { name: `Libérer le siège de ${name}` }).click();
  const dialog = host.getByRole("dialog", { name: `Libérer le siège de ${name}` });
  await expect(dialog).toContainText("Tout le monde le saura");
  await accessible(host, "freeing a seat");
  await dialog.getByRole("button", { name: `Libérer le siège de ${name}` }).click();
}

test("a squatter is sent away before the match, and everybody is told", async ({ browser }) => {
  const lea = await person(browser, { name: "Léa" }, { width: 390, height: 844 });
  await openTable(lea, ["me", "open", "open", "bot"]);
  const squatter = await join(browser, lea, "Pirate");
  const karim = await join(browser, lea, "Karim");
  await free(lea, "Pirate");
  await expect(squatter.getByText("L’hôte a libéré ton siège")).toBeVisible();
  await accessible(squatter, "a seat that was freed");
  for (const page of [lea, karim]) await expect(page.getByText("L’hôte a libéré le siège de Pirate (Siège 2).")).toBeVisible();
  expect(await lea.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const nour = await join(browser, lea, "Nour");
  await expect(nour.getByText("Nour").first()).toBeVisible();
  await squatter.goto("/");
  await expect(squatter.getByRole("heading", { name: "Une lampe, une table, des amis." })).toBeVisible();
  await expect(squatter.getByRole("heading", { name: "Reprendre" })).toHaveCount(0);
});

test("a seat freed in a match is played by a bot until somebody new sits down, never the host", async ({ browser }) => {
  const lea = await person(browser, { name: "Léa" });
  await openTable(lea, ["me", "open", "bot", "bot"]);
  const code = (await lea.getByLabel("Code de la table").textContent()) ?? "";
  const karim = await join(browser, lea, "Karim");
  await lea.getByRole("button", { name: "Commencer" }).click();
  await expect(option(lea).first()).toBeVisible();
  await lea.getByRole("button", { name: "Menu de la table" }).click();
  await free(lea, "Karim");
  await lea.keyboard.press("Escape");
  await expect(karim.getByText("L’hôte a libéré ton siège")).toBeVisible();
  await expect(lea.getByRole("log").getByText("L’hôte a libéré le siège de Karim (Siège 2).")).toBeVisible();
  await expect(lea.getByText("libre, un robot joue")).toBeVisible();

  // The host has secrets of her own here: the freed seat is not for her browser.
  await lea.goto(`/#/join/${code}`);
  await lea.getByRole("button", { name: "M’asseoir ici" }).click();
  await expect(lea.getByRole("alert")).toContainText("ce navigateur en tient déjà un autre");
  await lea.getByRole("link", { name: "Retourner à mon siège" }).click();

  const nour = await person(browser, { name: "Nour" });
  await nour.goto(`/#/join/${code}`);
  await nour.getByRole("button", { name: "M’asseoir ici" }).click();
  await expect(nour.locator(".frame")).toBeVisible();
  await expect(lea.getByRole("log").getByText("Nour s’assoit (Siège 2).")).toBeVisible();
  await decide(lea);
});

test("who looks on is announced, and the host closes the door", async ({ browser }) => {
  const lea = await person(browser, { name: "Léa" });
  await openTable(lea, ["me", "open", "bot", "bot"]);
  const code = (await lea.getByLabel("Code de la table").textContent()) ?? "";
  const table = lea.url().split("/t/")[1] ?? "";
  await lea.getByRole("button", { name: "Commencer" }).click();
  await expect(option(lea).first()).toBeVisible();

  const guest = await person(browser);
  await guest.goto(`/#/watch/${table}`);
  await expect(guest.locator(".town")).toBeVisible();
  await expect(lea.getByText("Une personne regarde")).toBeVisible();
  await expect(lea.getByRole("log").getByText("Quelqu’un regarde.")).toBeVisible();
  await accessible(lea, "a table with a spectator");

  await lea.getByRole("button", { name: "Menu de la table" }).click();
  await lea.getByRole("button", { name: "Fermer la porte aux spectateurs" }).click();
  await expect(lea.getByRole("button", { name: "Copier le lien pour regarder" })).toHaveCount(0);
  await expect(guest.getByText("L’hôte a fermé la porte")).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "Cette table ne s’ouvre pas" })).toBeVisible();
  await expect(guest.getByText("L’hôte ne laisse personne regarder cette table.")).toBeVisible();
  await accessible(guest, "a closed door");
  await guest.goto(`/#/join/${code}`);
  await expect(guest.getByText("L’hôte ne laisse personne regarder.")).toBeVisible();
  await expect(guest.getByRole("link", { name: "Regarder seulement" })).toHaveCount(0);

  await lea.getByRole("button", { name: "Ouvrir la porte aux spectateurs" }).click();
  await guest.goto(`/#/watch/${table}`);
  await expect(guest.locator(".town")).toBeVisible();
});

test("there is no hint on a question, and the page says why", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await openTable(page, ["me", "bot", "bot", "bot"]);
  await expect(option(page).first()).toBeVisible();
  await page.evaluate(() => {
    const isQuestion = () => /Réponse [A-D]/.test(document.querySelector(".option:not([disabled])")?.textContent ?? "");
    return hands.again(() => hands.decide("first"), isQuestion);
  });
  await page.getByRole("button", { name: "Que ferais-tu ?" }).click();
  await expect(page.getByText("Pas de conseil sur une question")).toBeVisible();
  await expect(page.locator(".hint-line")).toHaveCount(0);
  await expect(option(page).first()).toBeEnabled();
});
