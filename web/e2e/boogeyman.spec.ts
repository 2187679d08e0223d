import { readFileSync } from "node:fs";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { accessible, decide, isOver, option, person, recorded } from "./helpers";

/** The house, as its pack describes it: which rooms lie next to each other. */
const NEAR = new Map<string, string[]>();
for (const [, a = "", b = ""] of readFileSync(new URL("../../packs/boogeyman/board.toml", import.meta.url), "utf8").matchAll(/joins = \["(\w+)", "(\w+)"\]/g)) {
  NEAR.set(a, [...(NEAR.get(a) ?? []), b]);
  NEAR.set(b, [...(NEAR.get(b) ?? []), a]);
}

/** How far every room is from this one. */
function distances(from: string): Map<string, number> {
  const far = new Map([[from, 0]]);
  const queue = [from];
  for (let at = queue.shift(); at; at = queue.shift()) {
    for (const next of NEAR.get(at) ?? []) {
      if (far.has(next)) continue;
      far.set(next, (far.get(at) ?? 0) + 1);
      queue.push(next);
    }
  }
  return far;
}

const asked = (page: Page) => page.locator(".table[data-asks]").getAttribute("data-asks", { timeout: 500 }).catch(() => null);
const room = (page: Page, space: string) => page.locator(`.room[data-thing="space:${space}"]`);
const where = (page: Page, who: string) => page.locator(`[data-person="${who}"]`).getAttribute("data-space");

/** Waits until a click has led somewhere: another question, another log. */
async function clickRoom(page: Page, space: string): Promise<void> {
  const moment = () => `${document.querySelectorAll("[role=log] button").length} ${document.querySelector(".tray")?.textContent ?? ""}`;
  const before = await page.evaluate(moment);
  await room(page, space).click({ timeout: 2000 }).catch(() => undefined);
  const changed = (text: string) => document.querySelector(".end, .cover") !== null || `${document.querySelectorAll("[role=log] button").length} ${document.querySelector(".tray")?.textContent ?? ""}` !== text;
  await page.waitForFunction(changed, before, { timeout: 3000 }).catch(() => undefined);
}

/** Children who fear nothing: each turn they walk into the Babysitter, by clicking their way through the house. */
async function reckless(page: Page): Promise<boolean> {
  if ((await option(page).count()) === 0) return false;
  const asks = await asked(page);
  if (asks !== "act") return decide(page);
  const [here, sitter] = await Promise.all([page.locator(".person.active").getAttribute("data-space"), where(page, "sitter")]);
  const lit = await page.locator(".room.lit").evaluateAll((rooms) => rooms.map((one) => (one as SVGElement).dataset["thing"]?.slice(6) ?? ""));
  const far = distances(sitter ?? "");
  const ways = lit.filter((space) => space !== here && NEAR.get(here ?? "")?.includes(space)).sort((a, b) => (far.get(a) ?? 99) - (far.get(b) ?? 99));
  const next = ways[0];
  if (!next) return decide(page, "last");
  await clickRoom(page, next);
  return true;
}

/** The Boogeyman hides where a Child stands, if he can, and plays whatever card is on top. */
async function lurking(page: Page): Promise<boolean> {
  if ((await option(page).count()) === 0) return false;
  if ((await asked(page)) !== "lay") return decide(page);
  const stands = await page.locator(".person.kid").evaluateAll((kids) => kids.map((kid) => (kid as SVGElement).dataset["space"] ?? ""));
  for (const space of stands) {
    if ((await room(page, space).getAttribute("class"))?.includes(" lit")) {
      await clickRoom(page, space);
      return true;
    }
  }
  return decide(page);
}

/** One hand at a time decides, until something has come about. */
async function play(hands: (() => Promise<boolean>)[], done: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 900; turn++) {
    if (await done()) return;
    let acted = false;
    for (const hand of hands) {
      acted = await hand();
      if (acted) break;
    }
    if (!acted) await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error("the night did not end");
}

/** Sets up a table through the form; who sits in each chair. */
async function openHouse(page: Page, mode: string, kinds: string[], more?: () => Promise<void>): Promise<void> {
  await page.goto("/#/new/boogeyman");
  await page.getByText(mode, { exact: true }).click();
  if (kinds.length > 1) await page.getByRole("group", { name: "Nombre de sièges" }).getByText(String(kinds.length), { exact: true }).click();
  for (const [index, kind] of kinds.entries()) {
    await page.getByLabel(`Qui s’assoit ici (Siège ${index + 1})`).selectOption(kind);
    if (kind === "here") await page.getByLabel(`Prénom (Siège ${index + 1})`).fill(`Ami${index + 1}`);
  }
  await more?.();
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
}

/** Somebody comes by code; `heard` gets every message their browser receives. */
async function friend(browser: Browser, host: Page, name: string, heard: string[] = []): Promise<Page> {
  const page = await person(browser, { name });
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => heard.push(String(payload)));
  });
  await page.goto(`/#/join/${(await host.getByLabel("Code de la table").textContent()) ?? ""}`);
  await page.getByRole("button", { name: "M’asseoir ici" }).first().click();
  await expect(host.getByText(name)).toBeVisible();
  return page;
}

test("three people, one of them the Boogeyman, from the hiding of the tokens to the result", async ({ browser }) => {
  const lea = await person(browser, { name: "Léa" });
  await openHouse(lea, "Compétitif", ["me", "open", "open"]);
  const heard: string[] = [];
  const karim = await friend(browser, lea, "Karim", heard);
  const nour = await friend(browser, lea, "Nour");
  await lea.getByRole("button", { name: "Commencer" }).click();

  // Each Child is a person somebody wants to be.
  await karim.locator('.picker [data-thing="child:leila"]').click();
  await nour.locator('.picker [data-thing="child:tommy"]').click();

  // The Boogeyman buries everything by clicking rooms, and nobody else learns where.
  await expect(lea.getByText("Tu es le Boogeyman").first()).toBeVisible();
  await expect(lea.locator(".room.lit").first()).toBeVisible();
  await accessible(lea, "hiding");
  while ((await asked(lea)) === "hide") await clickRoom(lea, (await lea.locator(".room.lit").first().getAttribute("data-thing"))?.slice(6) ?? "");
  await expect(lea.locator(".table[data-asks]")).toHaveAttribute("data-asks", "lay");
  await clickRoom(lea, "r14");
  await expect(lea.locator(".spawn li").first()).toContainText("14");
  await expect(karim.locator(".spawn li").first()).toContainText("?");
  await expect(karim.locator(".spawn li").first()).not.toContainText("14");
  await expect(lea.locator('[data-person="lurks"]')).toHaveAttribute("data-space", "r14");
  await expect(karim.locator('[data-person="lurks"]')).toHaveCount(0);

  // A Child looks at what each noise would bring, and at the own Objective, which is behind a tap.
  await expect(option(karim).first()).toBeVisible();
  await karim.locator(".noise button").nth(4).hover();
  await expect(karim.locator(".walk circle").first()).toBeVisible();
  await expect(karim.locator(".secret.open")).toHaveCount(0);
  await karim.getByRole("button", { name: /Mon Objectif/ }).click();
  await expect(karim.locator(".secret.open strong")).not.toBeEmpty();
  await karim.locator(".secret.open").click();
  await accessible(karim, "the turn of a Child");

  await play([() => lurking(lea), () => reckless(karim), () => reckless(nour)], () => isOver(lea));
  for (const page of [karim, nour]) await expect(page.locator(".end h2")).toHaveText((await lea.locator(".end h2").textContent()) ?? "");
  await expect(lea.locator(".end").getByText("gagne").first()).toBeVisible();

  // Not one message to a Child said where something was hidden or laid.
  const told = heard.join("");
  expect(told).toContain('"told":"token_hidden"');
  expect(told).not.toMatch(/"told":"token_hidden","token":[^n]/);
  expect(told).not.toMatch(/"told":"token_laid","place":\d+,"room":"/);
  await accessible(lea, "end");
});

test("the table says in which chair the Boogeyman sits", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await openHouse(page, "Compétitif", ["me", "bot", "bot"], async () => {
    const seats = page.getByRole("group", { name: "Qui est le Boogeyman" });
    await expect(seats.getByRole("radio")).toHaveCount(3);
    await seats.getByText("Siège 3", { exact: true }).click();
  });
  await page.locator('.picker [data-thing="child:ray"]').click();
  await expect(page.locator(".mine .child")).toHaveCount(1);
  await expect(page.locator(".seats .him")).toHaveCount(1);
  await expect(page.locator(".seats > li").nth(2).locator(".him")).toBeVisible();
});

test("the first Child to faint becomes the Boogeyman, and the device changes hands behind a cover", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await openHouse(page, "Semi-coopératif", ["me", "here"]);
  const take = async () => {
    const cover = page.locator(".cover button");
    if ((await cover.count()) === 0) return false;
    // Nothing of anybody's shows on the cover.
    expect(await page.locator(".spencer, .mine").count()).toBe(0);
    await cover.click().catch(() => undefined);
    return true;
  };
  const turned = async () => (await page.locator(".seats .him").count()) > 0;
  await play([take, () => reckless(page)], async () => (await turned()) || (await isOver(page)));
  await expect(page.locator(".seats .him")).toHaveCount(1);

  // The new Boogeyman alone sees where he hides, and chooses the next room himself.
  const hiding = async () => (await page.locator(".table.lair").count()) > 0 && (await asked(page)) === "lay";
  const still = () => decide(page, "last");
  await play([take, still], async () => (await hiding()) || (await isOver(page)));
  await expect(page.locator(".table.lair")).toBeVisible();
  await accessible(page, "the Boogeyman's own screen");
  const target = (await page.locator(".room.lit").first().getAttribute("data-thing"))?.slice(6) ?? "";
  await clickRoom(page, target);

  // Back in the hands of a Child, nothing tells where he went.
  await play([take, still], async () => ((await asked(page)) === "act" && (await page.locator(".table.lair").count()) === 0) || (await isOver(page)));
  await expect(page.locator('[data-person="lurks"]')).toHaveCount(0);
  await expect(page.locator(".spawn .last")).toContainText("face cachée");
  await expect(page.locator(".spawn .last .moon")).toHaveText("?");
});

test("one person leads three Children through the night", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await openHouse(page, "Solo", ["me"]);
  for (const child of ["peter", "daphne", "mike"]) await page.locator(`.picker [data-thing="child:${child}"]`).click();
  await expect(page.locator(".mine .child")).toHaveCount(3);
  await expect(page.locator(".person.kid")).toHaveCount(3);

  // By keyboard: arrows walk through the house, Enter goes there.
  const start = (await page.locator(".person.active").getAttribute("data-space")) ?? "";
  await room(page, start).focus();
  await page.keyboard.press("ArrowRight");
  const reached = await page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset["thing"] ?? "");
  expect(reached).not.toBe(`space:${start}`);
  await accessible(page, "solo");

  await play([() => reckless(page)], () => isOver(page));
  await expect(page.locator(".end h2")).toBeVisible();
  await accessible(page, "the end of a solo night");
});

/** Everybody sits at one device, where a scenario from the deal ends. */
async function sitTogether(page: Page, scenario: string): Promise<void> {
  await page.goto("/");
  await page.evaluate(async (record) => {
    const answer = await fetch("/api/records?continue_at=100000", { method: "POST", headers: { "content-type": "application/jsonl" }, body: record });
    const opened = (await answer.json()) as { table: string; code: string; host: string; seats: unknown[] };
    localStorage.setItem("veilleuse.tables", JSON.stringify([{ ...opened, title: "boogeyman", names: [], at: Date.now(), over: false }]));
    location.hash = `#/t/${opened.table}`;
  }, recorded(scenario).toString());
}

test("the Book of Epilogues is read panel by panel, with dice", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await sitTogether(page, "scenarios/boogeyman/final/from-the-deal.toml");
  await expect(page.locator(".cover button, .option").first()).toBeVisible();
  const take = async () => {
    const cover = page.locator(".cover button");
    if ((await cover.count()) === 0) return false;
    await cover.click().catch(() => undefined);
    return true;
  };
  // The Leader, all three Objectives at hand, may open the Book.
  const begin = async () => {
    const start = option(page).filter({ hasText: "Commencer le Final" });
    if ((await start.count()) === 0) return decide(page);
    await start.click();
    return true;
  };
  const once = async () => (await page.locator(".book .caption").count()) > 0;
  await play([take, begin], once);
  // The next panel may be another Child's, and the device changes hands before it is read.
  await expect(async () => {
    await take();
    await expect(page.locator(".book h3")).not.toBeEmpty({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect(page.locator(".book .caption")).not.toContainText("epilogue-");
  await expect(page.locator(".book .strip button").first()).toBeEnabled();
  await accessible(page, "the Book");
  await play([take, () => decide(page)], () => isOver(page));
  await expect(page.locator(".end .last")).not.toContainText("epilogue-");
  await accessible(page, "the last page");
});

test("a phone shows the whole house, in daylight and in English", async ({ browser }) => {
  const page = await person(browser, { name: "Léa", theme: "light", lang: "en" }, { width: 390, height: 844 });
  await page.goto("/#/new/boogeyman");
  await page.getByRole("button", { name: "Open the table" }).click();
  for (let i = 0; i < 3; i++) await page.locator(".picker .kid").first().click();
  await expect(page.locator(".spencer")).toBeVisible();
  const box = await page.locator(".spencer").boundingBox();
  expect(box?.width ?? 999).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const small = await page.locator(".room").evaluateAll((rooms) => rooms.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44).length);
  expect(small, "rooms too small for a finger").toBe(0);
  await accessible(page, "phone");
  await page.getByRole("button", { name: "Look closer" }).click();
  await page.getByRole("button", { name: "Look closer" }).click();
  await expect.poll(async () => (await page.locator(".spencer").boundingBox())?.width ?? 0).toBeGreaterThan(2 * (box?.width ?? 999));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await accessible(page, "a closer look on a phone");
  await page.getByRole("button", { name: "Look from farther away" }).click();
  await page.getByRole("button", { name: "Look from farther away" }).click();
  await expect(page.getByRole("button", { name: "Look from farther away" })).toBeDisabled();
});
