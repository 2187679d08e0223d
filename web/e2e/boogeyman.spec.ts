import { readFileSync } from "node:fs";
import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { accessible, option, person, proveDice, recorded, test, thing } from "./helpers";

/** The house, as its pack describes it: which rooms lie next to each other. */
const JOINS = [...readFileSync(new URL("../../packs/boogeyman/board.toml", import.meta.url), "utf8").matchAll(/joins = \["(\w+)", "(\w+)"\]/g)].map(([, a = "", b = ""]) => [a, b] as const);

/**
 * How a night is played: reckless Children walk into the Babysitter, room by room; a lurking Boogeyman hides where a
 * Child stands, if he can; careful people take the last thing offered, and ready ones the first.
 */
type Manner = "reckless" | "lurking" | "careful" | "ready";

/** Plays until the night is over, or until something shows. A device that changes hands hides everything of anybody's. */
async function play(page: Page, manner: Manner, until = ".end"): Promise<void> {
  await page.evaluate(
    async ({ joins, manner, until }) => {
      const asks = () => document.querySelector<HTMLElement>(".table[data-asks]")?.dataset["asks"];
      const space = (selector: string) => document.querySelector<SVGElement>(selector)?.dataset["space"] ?? "";
      const log = () => document.querySelectorAll("[role=log] button").length;
      const near = (space: string) => joins.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []));
      const steps = (from: string, to: string) => {
        let count = 0;
        for (let reached = [from]; count < joins.length && !reached.includes(to); count++) reached = reached.flatMap(near);
        return count;
      };
      const enter = async (room: string) => {
        const before = log();
        await hands.touch(`.room.lit[data-thing="space:${room}"]`);
        // Where a room can be meant in several ways, the choice is now between those.
        return log() > before || hands.decide("first");
      };
      const walk = () => {
        const here = space(".person.active");
        const sitter = space('[data-person="sitter"]');
        const ways = near(here).filter((room) => document.querySelector(`.room.lit[data-thing="space:${room}"]`));
        const next = ways.sort((a, b) => steps(a, sitter) - steps(b, sitter))[0];
        return next ? enter(next) : hands.decide("last");
      };
      const lurk = () => {
        const stands = [...document.querySelectorAll<SVGElement>(".person.kid")].map((kid) => kid.dataset["space"] ?? "");
        const room = stands.find((room) => document.querySelector(`.room.lit[data-thing="space:${room}"]`));
        return room ? enter(room) : hands.decide("first");
      };
      const takeDevice = () => {
        if (document.querySelector(".spencer, .mine")) throw new Error("the cover shows something of somebody's");
        return hands.touch(".cover button");
      };
      await hands.again(
        () => {
          if (document.querySelector(".cover")) return takeDevice();
          if (manner === "reckless" && asks() === "act") return walk();
          if (manner === "lurking" && asks() === "lay") return lurk();
          return hands.decide(manner === "careful" ? "last" : "first");
        },
        () => document.querySelector(until) !== null,
      );
    },
    { joins: JOINS, manner, until },
  );
}

const room = (page: Page, space: string) => thing(page, `.room[data-thing="space:${space}"]`);
const nameOf = async (lit: Locator) => (await lit.getAttribute("data-thing"))?.slice("space:".length) ?? "";

/** Sets up a table through the form; who sits in each chair. */
async function openHouse(page: Page, mode: string, kinds: string[], { more, word }: { more?: () => Promise<void>; word?: string } = {}): Promise<void> {
  await page.goto("/#/new/boogeyman");
  await page.getByText(mode, { exact: true }).click();
  if (kinds.length > 1) await page.getByRole("group", { name: "Nombre de sièges" }).getByText(String(kinds.length), { exact: true }).click();
  for (const [index, kind] of kinds.entries()) {
    await page.getByLabel(`Qui s’assoit ici (Siège ${index + 1})`).selectOption(kind);
    if (kind === "here") await page.getByLabel(`Prénom (Siège ${index + 1})`).fill(`Ami${index + 1}`);
  }
  await more?.();
  if (word) {
    await page.getByText("Plus d’options").click();
    await page.getByLabel("Mot du hasard (facultatif)").fill(word);
  }
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
  await thing(karim, '.picker [data-thing="child:leila"]').click();
  await thing(nour, '.picker [data-thing="child:tommy"]').click();

  // The Boogeyman buries everything by clicking rooms, and nobody else learns where.
  await expect(lea.getByText("Tu es le Boogeyman").first()).toBeVisible();
  await expect(lea.locator(".room.lit").first()).toBeVisible();
  await accessible(lea, "hiding");
  await thing(lea, ".room.lit").first().click();
  await play(lea, "ready", '.table[data-asks="lay"]');
  await room(lea, "r14").click();
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

  await Promise.all([play(lea, "lurking"), play(karim, "reckless"), play(nour, "reckless")]);
  for (const page of [karim, nour]) await expect(page.locator(".end .how")).toHaveText((await lea.locator(".end .how").textContent()) ?? "");
  await expect(lea.locator(".end").getByText("gagne").first()).toBeVisible();

  // Not one message to a Child said where something was hidden or laid.
  const told = heard.join("");
  expect(told).toContain('"told":"token_hidden"');
  expect(told).not.toMatch(/"told":"token_hidden","token":[^n]/);
  expect(told).not.toMatch(/"told":"token_laid","place":\d+,"room":"/);
  await accessible(lea, "end");
  await proveDice(lea);
});

test("the table says in which chair the Boogeyman sits", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  const more = async () => {
    const seats = page.getByRole("group", { name: "Qui est le Boogeyman" });
    await expect(seats.getByRole("radio")).toHaveCount(3);
    await seats.getByText("Siège 3", { exact: true }).click();
  };
  await openHouse(page, "Compétitif", ["me", "bot", "bot"], { more });
  await thing(page, '.picker [data-thing="child:ray"]').click();
  await expect(page.locator(".mine .child")).toHaveCount(1);
  await expect(page.locator(".seats .him")).toHaveCount(1);
  await expect(page.locator(".seats > li").nth(2).locator(".him")).toBeVisible();
});

test("the first Child to faint becomes the Boogeyman, and the device changes hands behind a cover", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await openHouse(page, "Semi-coopératif", ["me", "here"], { word: "lampe" });
  await play(page, "reckless", ".seats .him");
  // The device may be on its way to the next hands already.
  const [him, next] = [page.locator(".seats .him"), page.locator(".cover button")];
  await expect(him.or(next).first()).toBeVisible();
  if (await next.isVisible()) await next.click();
  await expect(him).toHaveCount(1);

  // The new Boogeyman alone sees where he hides, and chooses the next room himself.
  await play(page, "careful", '.table.lair[data-asks="lay"]');
  await expect(page.locator(".table.lair")).toBeVisible();
  await accessible(page, "the Boogeyman's own screen");
  await room(page, await nameOf(page.locator(".room.lit").first())).click();

  // Back in the hands of a Child, nothing tells where he went.
  await play(page, "careful", '.table:not(.lair)[data-asks="act"]');
  await expect(page.locator('[data-person="lurks"]')).toHaveCount(0);
  await expect(page.locator(".spawn .last")).toContainText("face cachée");
  await expect(page.locator(".spawn .last .moon")).toHaveText("?");
});

test("one person leads three Children through the night", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await openHouse(page, "Solo", ["me"], { word: "lampe" });
  for (const child of ["peter", "daphne", "mike"]) await thing(page, `.picker [data-thing="child:${child}"]`).click();
  await expect(page.locator(".mine .child")).toHaveCount(3);
  await expect(page.locator(".person.kid")).toHaveCount(3);

  // By keyboard: arrows walk through the house, Enter goes there.
  const start = (await page.locator(".person.active").getAttribute("data-space")) ?? "";
  await room(page, start).focus();
  await page.keyboard.press("ArrowRight");
  await expect(room(page, start)).not.toBeFocused();
  await expect(page.locator(".room:focus")).toHaveCount(1);
  await accessible(page, "solo");

  await play(page, "reckless");
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
  // The Leader, all three Objectives at hand, may open the Book.
  await page.evaluate(async () => {
    const begin = () => {
      const one = [...document.querySelectorAll(".option:not([disabled])")].find(({ textContent }) => textContent.includes("Commencer le Final"));
      one?.setAttribute("data-begin", "");
      return one !== undefined;
    };
    const act = async () => (await hands.touch(".cover button")) || (begin() ? hands.touch("[data-begin]") : hands.decide("first"));
    await hands.again(act, () => document.querySelector(".book .caption") !== null);
  });
  // The next panel may be another Child's, and the device changes hands before it is read.
  await play(page, "ready", ".book h3");
  await expect(page.locator(".book h3")).not.toBeEmpty();
  await expect(page.locator(".book .caption")).not.toContainText("epilogue-");
  await expect(page.locator(".book .strip button").first()).toBeEnabled();
  await accessible(page, "the Book");
  await play(page, "ready");
  await expect(page.locator(".end .last")).not.toContainText("epilogue-");
  await accessible(page, "the last page");
});

test("a phone shows the whole house, in daylight and in English", async ({ browser }) => {
  const page = await person(browser, { name: "Léa", theme: "light", lang: "en" }, { width: 390, height: 844 });
  await page.goto("/#/new/boogeyman");
  await page.getByRole("button", { name: "Open the table" }).click();
  for (let i = 0; i < 3; i++) await thing(page, ".picker .kid").first().click();
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
