import { expect, type Page } from "@playwright/test";
import { accessible, option, person, playOn, playUntilAsked, proveDice, tableFrom, test, thing } from "./helpers";

const named = (page: Page, name: string) => thing(page, `[data-thing="${name}"]`);
const card = (page: Page, name: string) => thing(page, `.mine [data-thing="card:${name}"]`);
const prompt = (page: Page) => page.locator(".prompt").first();
const log = (page: Page) => page.locator("[role=log]");
const letBe = async (page: Page) => {
  await page.getByRole("button", { name: /Laisser faire|Ne pas se défendre/ }).click();
};

test("three people: a stopped passage, a parried encounter, a countered exchange, a homecoming", async ({ browser, request }) => {
  const seats = await tableFrom(request, "scenarios/clef-des-mondes/turn/three-readers.toml", 1500);
  const pages = await Promise.all(seats.map(() => person(browser)));
  const [lea, karim, noe] = pages as [Page, Page, Page];
  const heard: string[] = [];
  lea.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => heard.push(String(payload)));
  });
  await Promise.all(pages.map((page, seat) => page.goto(seats[seat] ?? "")));

  // A passage: pointing at a lit world shows the card that would pay for it.
  await expect(named(lea, "place:north_west")).toHaveClass(/lit/);
  await expect(named(lea, "place:south_west")).toHaveClass(/lit/);
  await named(lea, "place:north_west").hover();
  await expect(card(lea, "d01")).toHaveClass(/pays/);
  await expect(card(lea, "d05")).not.toHaveClass(/pays/);
  await accessible(lea, "a turn");
  await named(lea, "place:north_west").click();

  // Everybody in the world is asked, whatever they hold; who waits sees only that they are waited for.
  await expect(prompt(karim)).toContainText("veut passer dans un autre monde");
  await expect(prompt(noe)).toContainText("veut passer dans un autre monde");
  await expect(karim.locator(".wait")).toBeVisible();
  await expect(karim.locator(".stack .card")).toContainText("Esus");
  await accessible(karim, "a reaction window");
  await card(karim, "d02").click();
  await letBe(noe);
  await expect(prompt(lea)).toContainText("réagit avec « Ambactes »");
  await expect(lea.locator(".stack .card.stopped")).toContainText("Esus");
  await letBe(lea);
  await letBe(noe);
  await expect(log(lea)).toContainText("« Esus » est arrêtée");
  await expect(lea.locator(".hit.here")).toHaveAttribute("data-thing", "place:west");

  // A bad encounter, and the card that parries it.
  await thing(lea, ".piles .pile.lit").click();
  await expect(prompt(lea)).toContainText("t’attaque");
  await card(lea, "d05").click();
  await letBe(karim);
  await letBe(noe);
  await expect(log(noe)).toContainText("pare « Le Passeur des morts »");

  // An exchange: a card and a pawn make the offer, which names a key and a type alone.
  await card(karim, "d06").click();
  await named(karim, "seat:2").click();
  const dialogue = noe.locator(".exchange");
  await expect(dialogue).toContainText("objet · magie");
  await expect(lea.locator(".exchange")).toContainText("objet · magie");
  await expect(dialogue).not.toContainText("Serpe");
  await accessible(noe, "an exchange");
  await dialogue.getByRole("button", { name: "La Druidesse" }).click();
  await expect(karim.locator(".exchange")).toContainText("rencontre · magie");
  await karim.locator(".exchange").getByRole("button", { name: "Accepter l’échange" }).click();
  await expect(log(noe)).toContainText("échangent « La Serpe d’or » et « La Druidesse »");
  await expect(card(noe, "d06")).toBeVisible();

  // Nobody parries this one: the only card is lost.
  await thing(karim, ".piles .pile.lit").click();
  await letBe(karim);
  await expect(log(lea)).toContainText("perd « La Druidesse »");

  // Home: four keys, one of them the character's own.
  await expect(named(noe, "kernault")).not.toHaveClass(/lit/);
  await thing(noe, ".piles .pile.lit").click();
  await expect(named(noe, "kernault")).toHaveClass(/lit/);
  await named(noe, "kernault").focus();
  await noe.keyboard.press("Enter");
  await expect(prompt(lea)).toContainText("veut rentrer à Kernault");
  await letBe(lea);
  await letBe(karim);
  for (const page of pages) await expect(page.locator(".end .how")).toContainText("Siège 3 est de retour à Kernault et gagne");
  await expect(lea.locator(".end tbody tr.won")).toContainText("Kernault");
  await accessible(lea, "the end");

  // What Noé held and who Noé was never reached Léa before it was shown; but everybody saw Esus go under the pile.
  type Seen = { table?: { view: { seats?: { hand: { card: { card: string } | null }[]; character: unknown; revealed: boolean }[] } } };
  const views = heard.map((text) => JSON.parse(text) as Seen).flatMap((news) => (news.table ? [news.table.view] : []));
  expect(views.length).toBeGreaterThan(10);
  const secret = views.map((view) => view.seats?.[2]).filter((seat) => seat && !seat.revealed);
  expect(secret.filter((seat) => seat?.character).length).toBe(0);
  expect(secret.flatMap((seat) => seat?.hand ?? []).filter((back) => back.card && back.card.card !== "d01").length).toBe(0);
});

test("the page lets a window pass by itself, once the table has waited", async ({ browser, request }) => {
  const seats = await tableFrom(request, "scenarios/clef-des-mondes/turn/three-readers.toml", 1500);
  const pages = await Promise.all(seats.map((_, seat) => person(browser, { letBe: seat > 0 })));
  const [lea, karim] = pages as [Page, Page];
  await Promise.all(pages.map((page, seat) => page.goto(seats[seat] ?? "")));
  await expect(karim.locator(".mine .card")).toHaveCount(2);
  const before = Date.now();
  await named(lea, "place:north_west").click();
  await expect(karim.getByLabel("Toujours laisser passer")).toBeChecked();
  await expect(log(lea)).toContainText("arrive au nord-ouest");
  expect(Date.now() - before).toBeGreaterThan(1450);
  await expect(named(lea, "place:north_west")).toHaveClass(/here/);
});

test("a match among bots on a phone, in English and in the light", async ({ browser }) => {
  const page = await person(browser, { name: "Léa", lang: "en", theme: "light" }, { width: 390, height: 844 });
  await page.goto("/");
  await page.locator(".title", { hasText: "The Key of Worlds" }).getByRole("button", { name: "Play now" }).click();
  await expect(option(page)).toHaveCount(2);
  await accessible(page, "characters on a phone");
  await option(page).first().click();
  await option(page).first().click();
  await expect(page.locator(".tile")).toHaveCount(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await playUntilAsked(page, /action/);
  await accessible(page, "a turn on a phone");
  const tile = page.locator(".hit.here");
  expect(await tile.getAttribute("aria-label")).toMatch(/way out to .*: /);
  await playOn([page], "last");
  await expect(page.locator(".end h2")).toBeVisible();
  await proveDice(page, "en");
});

test("two people on one device choose in secret behind the cover", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await page.goto("/#/new/clef-des-mondes");
  await page.getByRole("group", { name: "Nombre de sièges" }).getByText("2", { exact: true }).click();
  await page.getByLabel("Qui s’assoit ici (Siège 2)").selectOption("here");
  await page.getByLabel("Prénom (Siège 2)").fill("Noé");
  await page.getByText("Plus d’options").click();
  await page.getByRole("group", { name: "Temps pour réagir" }).getByText("4 s").click();
  await accessible(page, "new table");
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  await expect(page.locator(".mine .character")).toHaveCount(2);
  const mine = await page.locator(".mine .character").allTextContents();
  await page.locator(".mine .character.lit").first().click();
  await expect(page.locator(".mine")).toHaveCount(0);
  await page.getByRole("button", { name: "Je suis Noé" }).click();
  await expect(page.locator(".mine .character")).toHaveCount(2);
  const others = await page.locator(".mine .character").allTextContents();
  expect(others.some((text) => mine.includes(text))).toBe(false);
});
