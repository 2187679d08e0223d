/** What stands around a match: the lobby, words between people, the end and its replay. */
import { expect } from "@playwright/test";
import { sitAt } from "../shots/golden";
import { MOMENTS } from "../shots/moments";
import { accessible, openTable, option, person, test } from "./helpers";

const PHONE = { width: 390, height: 844 };

test("a phone counts what was said while its panel is low, and one touch leads there", async ({ browser }) => {
  const lea = await person(browser, { name: "Léa" }, PHONE);
  await openTable(lea, ["me", "open"]);
  const karim = await person(browser, { name: "Karim" });
  await karim.goto(`/#/join/${(await lea.getByLabel("Code de la table").textContent()) ?? ""}`);
  await karim.getByRole("button", { name: "M’asseoir ici" }).first().click();
  await expect(lea.getByText("Karim", { exact: true }).first()).toBeVisible();
  await lea.getByRole("button", { name: "Commencer" }).click();
  await expect(option(lea).first()).toBeVisible();

  await karim.getByRole("tab", { name: /Discussion/ }).click();
  for (const words of ["Bonsoir !", "Bien joué !"]) await karim.getByRole("button", { name: words }).click();
  const badge = lea.getByRole("button", { name: "2 messages non lus" });
  await expect(badge).toBeVisible();
  await accessible(lea, "something was said");
  await badge.click();
  await expect(lea.getByRole("log", { name: "Discussion" })).toContainText("Bien joué");
  await expect(badge).toHaveCount(0);
});

test("a name is changed in the lobby, and everybody sees it", async ({ browser }) => {
  const lea = await person(browser, { name: "Léa" }, PHONE);
  await openTable(lea, ["me", "open"]);
  const karim = await person(browser, { name: "Karim" });
  await karim.goto(`/#/join/${(await lea.getByLabel("Code de la table").textContent()) ?? ""}`);
  await karim.getByRole("button", { name: "M’asseoir ici" }).first().click();
  await karim.getByRole("button", { name: "Changer de nom" }).click();
  await karim.getByLabel("Prénom").fill("Nour");
  await karim.keyboard.press("Enter");
  await expect(lea.getByText("Nour", { exact: true }).first()).toBeVisible();
  await accessible(lea, "a lobby on a phone");
});

test("whoever looks at the board after the end finds back to the result", async ({ browser }) => {
  const moment = MOMENTS.find(({ title, name }) => title === "terror-below" && name === "won");
  if (!moment) throw new Error("no such moment");
  for (const size of [PHONE, { width: 1440, height: 900 }]) {
    const page = await person(browser, {}, size);
    await page.goto(await sitAt(moment, String(test.info().config.metadata["server"])));
    await page.locator(".end").getByRole("button", { name: "Voir le plateau" }).click();
    await expect(page.locator(".desert")).toBeVisible();
    await page.getByRole("button", { name: "Voir le résultat" }).click();
    await expect(page.locator(".end h2")).toBeVisible();
  }
});

test("a finished match is seen again with the eyes of every seat, and with all secrets", async ({ browser }) => {
  const moment = MOMENTS.find(({ title, name }) => title === "clef-des-mondes" && name === "won");
  if (!moment) throw new Error("no such moment");
  const page = await person(browser);
  const table = (await sitAt(moment, String(test.info().config.metadata["server"]))).split("/")[3] ?? "";
  await page.goto(`/#/replay/${table}/60`);
  const eyes = page.getByLabel("Vu par");
  await expect(page.locator(".controls .prompt")).not.toBeEmpty();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), "all of it is in the window").toBe(true);
  const seats = await eyes.locator("option").allTextContents();
  expect(seats[0]).toContain("secrets compris");
  expect(seats).toHaveLength(5);
  const goals: string[] = [];
  for (const seat of seats.slice(1)) {
    await eyes.selectOption({ label: seat });
    // The goal is in the second person, and what is missing is each one's own secret.
    await expect(page.locator(".goal")).toContainText("Il te manque");
    await page.waitForTimeout(400);
    goals.push((await page.locator(".goal").textContent()) ?? "");
    await expect(page.locator(".held > section")).toBeVisible();
  }
  expect(new Set(goals).size, goals.join(" | ")).toBeGreaterThan(1);
  await accessible(page, "a replay with somebody’s eyes");
  // With all secrets the cards are those of who was asked; each says what it is.
  await eyes.selectOption({ index: 0 });
  await page.locator('.held [data-thing^="card:"]').first().click({ force: true });
  await expect(page.locator("dialog[open] blockquote")).toBeVisible();
});
