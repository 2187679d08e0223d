import { expect } from "@playwright/test";
import { accessible, decide, openTable, option, person, playOn, playUntilAsked, proveDice, tableFrom, test, thing } from "./helpers";

test("two people and two bots play a whole match of Terror Below", async ({ browser }) => {
  const lea = await person(browser, { name: "Léa" }, { width: 1200, height: 760 });
  const karim = await person(browser, { name: "Karim" }, { width: 390, height: 844 });
  const heard: string[] = [];
  karim.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => heard.push(String(payload)));
  });
  await openTable(lea, ["me", "open", "bot", "bot"], "terror-below");
  await karim.goto(`/#/join/${(await lea.getByLabel("Code de la table").textContent()) ?? ""}`);
  await karim.getByRole("button", { name: "M’asseoir ici" }).click();
  await expect(lea.getByText("Karim")).toBeVisible();
  await lea.getByRole("button", { name: "Commencer" }).click();

  // One picks a Leader by its card, the other from the list.
  await thing(lea, ".card.character.lit").first().click();
  await option(karim).first().click();
  // From here on Karim decides by himself, whenever he is asked.
  const karimPlays = playOn([karim], "last");
  await playUntilAsked(lea, /Joue un Véhicule/);

  // A Vehicle shows where each Target would go before it is played under one.
  await expect(lea.locator(".target.ghost")).toHaveCount(0);
  await thing(lea, ".card.vehicle.lit").first().click();
  await expect(lea.locator(".target.ghost").first()).toBeVisible();
  await lea.locator(".slot.lit").first().hover();
  await expect(lea.locator(".print").first()).toBeVisible();
  await accessible(lea, "a chosen Vehicle");
  await thing(lea, ".slot.lit").first().click();
  await playUntilAsked(lea, /Point.*d’Action/);
  await accessible(lea, "actions");
  // Every cell within reach says what it costs to go there; a pawn may also be walled in.
  await expect(lea.locator(".cost text")).toHaveCount(await lea.locator(".cell.near").count());

  await Promise.all([karimPlays, playOn([lea], "last")]);
  await expect(lea.locator(".end .how")).toHaveText((await karim.locator(".end .how").textContent()) ?? "");
  await expect(lea.locator(".end tbody tr")).toHaveCount(4);
  await accessible(lea, "end");

  // What lies in Léa's hand never reached Karim.
  const views = heard.map((text) => JSON.parse(text) as { table?: { view: { seats?: { vehicles: unknown }[] } } }).flatMap((news) => (news.table ? [news.table.view] : []));
  expect(views.length).toBeGreaterThan(10);
  expect(views.filter((view) => view.seats?.[0]?.vehicles).length).toBe(0);
  await proveDice(lea);
});

test("a solo scenario is picked, played to its result and kept in the journal", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await page.goto("/#/new/terror-below");
  await page.getByText("Solo : Extermination totale").click();
  await expect(page.getByText("Des Primes de chasse pour trois types")).toBeVisible();
  await page.getByLabel("Avec les Reines").check();
  await page.getByLabel("Lieux mélangés").check();
  await expect(page.getByLabel(/Lieux au hasard des dés/)).toBeDisabled();
  await page.getByRole("group", { name: "Membres du Groupe laissés" }).getByText("1", { exact: true }).click();
  await accessible(page, "new solo table");
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  await expect(page.locator(".card.character")).toHaveCount(3);
  await thing(page, ".card.character.lit").first().click();
  await expect(page.locator(".card.character")).toHaveCount(2);
  await playOn([page], "last");
  await expect(page.locator(".end h2")).toBeVisible();
  await page.getByRole("link", { name: "Journal des parties en solo" }).click();
  const row = page.locator("tbody tr").first();
  await expect(row).toContainText("Solo : Extermination totale");
  await expect(row).toContainText(String(new Date().getFullYear()));
  await accessible(page, "journal");
  // A journal belongs to the browser that played.
  const stranger = await person(browser);
  await stranger.goto("/#/journal/terror-below");
  await expect(stranger.getByText("Aucune partie en solo")).toBeVisible();
  await page.goto("/#/");
  await page.getByRole("link", { name: "Journal solo" }).first().click();
  await expect(page.getByRole("heading", { name: "Journal des parties en solo" })).toBeVisible();
});

test("the desert is played by keyboard, and fits a phone", async ({ browser }) => {
  const page = await person(browser, { name: "Léa", lang: "en", theme: "light" }, { width: 390, height: 844 });
  await page.goto("/#/new/terror-below");
  await page.getByText("Solo: Emergency").click();
  await page.getByLabel("Canyon side").check();
  await page.getByRole("button", { name: "Open the table" }).click();
  await playUntilAsked(page, /Action Point/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await accessible(page, "phone");
  const lit = page.locator(".cell.lit").first();
  const name = (await lit.getAttribute("aria-label")) ?? "";
  expect(name).toMatch(/^[A-H][1-6], /);
  await lit.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(new RegExp(`moves to ${name.slice(0, 2)}|clears|rubble`)).first()).toBeAttached();
});

test("one touch walks several cells", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await page.goto("/#/new/terror-below");
  await page.getByText("Solo : Urgence").click();
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  const far = page.locator(".cell.far:not(.lit)");
  for (let turn = 0; turn < 12; turn++) {
    await playUntilAsked(page, /Point.*d’Action/);
    if ((await far.count()) > 0) break;
    await decide(page, "last");
  }
  const thing = (await far.last().getAttribute("data-thing")) ?? "";
  const cell = page.locator(`.cell[data-thing="${thing}"]`);
  await expect(cell).toHaveAttribute("aria-disabled", "false");
  await cell.click();
  await expect(cell).toHaveAttribute("aria-label", /Léa/);
});

test("the third trophy wins a solo match", async ({ browser, request }) => {
  const [seat = ""] = await tableFrom(request, "scenarios/terror-below/scen/third-trophy.toml", 1500);
  const page = await person(browser, { name: "Léa" });
  await page.goto(seat);
  const bounty = page.locator('[data-thing="bounty:b32"]').first();
  await expect(bounty).toHaveClass(/lit/);
  await bounty.click();
  await expect(page.locator(".end.won h2")).toBeVisible();
  await expect(page.locator(".end .score")).toHaveText(/^\d+$/);
  await accessible(page, "a solo match won");
});
