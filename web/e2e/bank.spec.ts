import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import { accessible, decide, openTable, person, test } from "./helpers";

/** The key that the server keeps for its owner. */
function key(): string {
  const { data } = test.info().config.metadata as { data?: string };
  test.skip(data === undefined, "the data directory of the running server is not known (VEILLEUSE_DATA)");
  return readFileSync(resolve("..", data ?? "", "owner.key"), "utf8").trim();
}

const cards = (page: Page) => page.locator(".cards > li");

test("the question bank is shut without the owner's key", async ({ browser }) => {
  const owner = key();
  const page = await person(browser);
  const heard: string[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith("/bank")) void response.text().then((text) => heard.push(text), () => undefined);
  });
  await page.goto("/#/bank/numeville");
  await expect(page.getByRole("heading", { name: "Les réponses sont sous clé" })).toBeVisible();
  await accessible(page, "a bank that is shut");
  await page.getByLabel("Clé").fill("pas-la-bonne");
  await page.getByRole("button", { name: "Ouvrir" }).click();
  await expect(page.getByRole("alert")).toHaveText("Cette clé n’est pas celle du serveur.");
  await expect.poll(() => heard.join(), "the refusal was heard").toContain("not_owner");
  expect(heard.join()).not.toContain("explanation");
  await page.getByLabel("Clé").fill(owner);
  await page.keyboard.press("Enter");
  await expect(page.getByText("200 questions sur 200")).toBeVisible();
});

test("a teacher browses the whole bank, with answers behind a tap and sources to open", async ({ browser }) => {
  const page = await person(browser, {}, { width: 360, height: 740 });
  await page.goto(`/#/bank/numeville/${key()}`);
  await expect(page.getByText("200 questions sur 200")).toBeVisible();
  await page.getByLabel("Complice").selectOption("hacker");
  await page.getByLabel("Niveau").selectOption("easy");
  await expect(cards(page)).toHaveCount(25);
  await page.getByLabel("Thème").selectOption({ index: 1 });
  await page.getByLabel("Thème").selectOption("");
  await page.getByLabel("Chercher").fill("mot de passe");
  const first = cards(page).first();
  await expect(first).toBeVisible();
  await expect(first.getByText("Bonne réponse")).toBeHidden();
  await first.getByText("Réponse et explication").focus();
  await page.keyboard.press("Enter");
  await expect(first.getByText("Bonne réponse")).toBeVisible();
  const source = first.getByRole("link");
  await expect(source).toHaveAttribute("href", /^https:\/\//);
  await expect(source).toHaveAttribute("target", "_blank");
  await expect(source).toHaveAttribute("rel", /noopener/);
  await accessible(page, "the bank");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is wider than a telephone").toBe(true);
  await page.getByLabel("Montrer toutes les réponses").check();
  await expect(page.locator("details:not([open])")).toHaveCount(0);

  const printed: boolean[] = [];
  await page.exposeFunction("printed", (open: boolean) => printed.push(open));
  await page.evaluate(() => {
    const { printed: tell } = window as unknown as { printed: (open: boolean) => void };
    window.print = () => {
      tell(document.querySelectorAll(".bank:not(.bare) details[open]").length > 0);
    };
  });
  await page.getByRole("button", { name: "Imprimer avec les réponses" }).click();
  await page.getByRole("button", { name: "Imprimer sans les réponses" }).click();
  await expect.poll(() => printed).toEqual([true, false]);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".tools")).toBeHidden();
  await expect(cards(page).first().getByText("Bonne réponse")).toBeHidden();
});

test("questions are read aloud and set wide for who wants it, and not otherwise", async ({ browser }) => {
  const page = await person(browser);
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    speechSynthesis.speak = (words) => void said.push(`${words.lang} ${words.text}`);
    speechSynthesis.cancel = () => void said.push("hush");
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await openTable(page, ["me", "bot", "bot", "bot"]);
  for (let turn = 0; turn < 14 && !(await page.locator(".choice.lit").count()); turn++) {
    await decide(page);
    await page.waitForTimeout(150);
  }
  await expect(page.locator(".choice.lit").first()).toBeVisible();
  expect(await said()).toEqual([]);
  await expect(page.getByRole("button", { name: "Écouter la question" })).toHaveCount(0);
  await page.getByRole("button", { name: "Réglages", exact: true }).click();
  await page.getByLabel("Lire les questions à voix haute").check();
  await page.getByLabel("Espacer les lettres, les mots et les lignes").check();
  await page.keyboard.press("Escape");
  const prompt = (await page.locator(".card .prompt").textContent()) ?? "";
  await expect.poll(async () => (await said()).some((one) => one.startsWith("fr-FR ") && one.includes(prompt))).toBe(true);
  await expect(page.locator("html")).toHaveAttribute("data-spacing", "wide");
  await accessible(page, "a question set wide");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-spacing", "wide");
  await expect(page.getByRole("button", { name: "Écouter la question" })).toBeVisible();
  await page.goto("/#/");
  await expect.poll(async () => (await said()).at(-1)).toBe("hush");
});
