import { expect, type Page } from "@playwright/test";
import { accessible, openTable, option, person, playUntilAsked, proveDice, test, thing } from "./helpers";

type Option = { do: unknown };
type Decision = { seat: number; do: unknown };
type Input = { decide?: Decision };
type Outcome = { result: string; reason: string };
/** A match file, and the decision in it that is the next one. */
type Moment = { record: string; at: number; next: Decision };

/** Bots play a match alone; the match file tells how it went. */
async function botsPlay(page: Page, mode: string, seats: number, level: string, seed: string): Promise<string> {
  return page.evaluate(
    async ([mode, seats, level, seed]) => {
      const chairs = Array.from({ length: seats }, (_, seat) => ({ seat, kind: "bot", level }));
      const body = JSON.stringify({ title: "stranger-things", options: { mode, seats, level: "standard" }, pace: "live", chairs, seed });
      const made = (await (await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body })).json()) as { table: string; host: string };
      await new Promise<void>((over) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        socket.onopen = () => {
          socket.send(JSON.stringify({ hello: { v: 1, table: made.table, token: null, host: made.host, since: null } }));
        };
        socket.onmessage = ({ data }) => {
          const news = JSON.parse(String(data)) as { welcome?: unknown; table?: { over: unknown } };
          if (news.welcome) socket.send(JSON.stringify({ id: "start", host: "start" }));
          if (news.table?.over) {
            socket.close();
            over();
          }
        };
      });
      return (await fetch(`/api/tables/${made.table}/record`)).text();
    },
    [mode, seats, level, seed] as const,
  );
}

/** The moment of a match of bots that is found first; tries one match after the other. */
async function momentOf(page: Page, mode: string, level: string, find: (inputs: Input[], end: Outcome) => number): Promise<Moment> {
  for (let word = 1; word < 60; word++) {
    const record = await botsPlay(page, mode, 2, level, word.toString(16).padStart(2, "0").repeat(32));
    const lines = record.trimEnd().split("\n").map((line) => JSON.parse(line) as { in?: Input; outcome?: Outcome });
    const inputs = lines.flatMap((line) => (line.in ? [line.in] : []));
    const outcome = lines.at(-1)?.outcome;
    const at = outcome ? find(inputs, outcome) : -1;
    const next = inputs[at]?.decide;
    if (next) return { record, at, next };
  }
  throw new Error(`no match of ${mode} went that way`);
}

/** Opens a match file at a moment and sits in every chair. */
async function sitAt(page: Page, { record, at }: Moment): Promise<void> {
  await page.evaluate(
    async ([record, at]) => {
      const answer = await fetch(`/api/records?continue_at=${at}`, { method: "POST", headers: { "content-type": "application/jsonl" }, body: record });
      const opened = (await answer.json()) as { table: string; code: string; host: string; seats: unknown[] };
      localStorage.setItem("veilleuse.tables", JSON.stringify([{ ...opened, title: "stranger-things", names: [], at: Date.now(), over: false }]));
      location.hash = `#/t/${opened.table}`;
    },
    [record, at] as const,
  );
  const cover = page.getByRole("button", { name: /^Je suis/ });
  await expect(cover.or(option(page).first()).first()).toBeVisible();
  if (await cover.count()) await cover.click();
  await expect(option(page).first()).toBeVisible();
}

/** Follows which options each page is offered. */
function offered(page: Page): { options: Option[] } {
  const seen = { options: [] as Option[] };
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const { table } = JSON.parse(String(payload)) as { table?: { options: Option[] } };
      if (table && table.options.length > 0) seen.options = table.options;
    });
  });
  return seen;
}

const ENDS = [
  { name: "Season 1 is won by the last pile around Will", mode: "season-1", level: "regular", reason: "will_saved", text: "Will est sauvé : vous gagnez !" },
  { name: "Season 1 is lost", mode: "season-1", level: "novice", reason: null, text: "c’est perdu." },
  { name: "Season 2 is won at the Portal", mode: "season-2", level: "regular", reason: "portal_closed", text: "Le Portail est fermé : Hawkins est sauvée !" },
  { name: "Season 2 is lost", mode: "season-2", level: "novice", reason: null, text: "c’est perdu." },
];

for (const { name, mode, level, reason, text } of ENDS) {
  test(`${name}, from a position before the last decision`, async ({ browser }) => {
    const page = await person(browser, { name: "Léa" });
    const seen = offered(page);
    await page.goto("/");
    // What follows the last decision must not depend on chance: a pile that was built stays what it is, and a deck
    // that runs out runs out in any order.
    const moment = await momentOf(page, mode, level, (inputs, end) => {
      const last = inputs.map((input) => Boolean(input.decide)).lastIndexOf(true);
      const decided = last === inputs.length - 1;
      const wanted = reason ? end.reason === reason && decided : end.result === "defeat" && (decided || end.reason === "time_is_up");
      return wanted ? last : -1;
    });
    await sitAt(page, moment);
    await expect(page.locator(".place")).toHaveCount(12);
    await accessible(page, `${mode} before the end`);
    const index = seen.options.findIndex((one) => JSON.stringify(one.do) === JSON.stringify(moment.next.do));
    expect(index).toBeGreaterThanOrEqual(0);
    await option(page).nth(index).click();
    await expect(page.locator(".end .how")).toContainText(text);
    await expect(page.locator(".end tbody tr")).toHaveCount(2);
    await accessible(page, `${mode} at the end`);
  });
}

test("cards lifted for a Fight say how likely it is won", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await page.goto("/");
  const fights = ({ decide }: Input) => typeof decide?.do === "object" && decide.do !== null && "fight" in decide.do;
  await sitAt(page, await momentOf(page, "season-1", "regular", (inputs) => inputs.findIndex(fights)));
  await page.locator(".cards .card.lit:not(.held)").first().click();
  await expect(page.locator(".plan .chance").first()).toHaveText(/^\d+\s?%$/);
  await accessible(page, "chances");
  // Declared in the list instead of beside the cards, it is tried with them all the same.
  await option(page).first().click();
  await expect(page.locator("[role=log]")).toContainText(/valeur d’action [1-9]/);
});

test("lifted cards say how far they lead before anything is decided", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await page.goto("/");
  // Once everybody is somebody, the first turn begins with cards for the way.
  const chooses = (action: unknown) => typeof action === "object" && action !== null && "choose" in action;
  await sitAt(page, await momentOf(page, "season-1", "regular", (inputs) => inputs.findIndex(({ decide }) => decide !== undefined && !chooses(decide.do))));
  await expect(page.locator(".prompt").first()).toHaveText(/Pose des cartes/);
  const chip = page.locator(".plan .chip").first();
  const before = Number(/\d+/.exec((await chip.textContent()) ?? "")?.[0]);
  const card = page.locator(".cards .card").first();
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  expect(Number(/\d+/.exec((await chip.textContent()) ?? "")?.[0])).toBeGreaterThan(before);
  await accessible(page, "lifted cards");
  await chip.click();
  await expect(page.locator(".place.lit").first()).toBeVisible();
});

/** Plays to the end as people do: cards are lifted, looked at, and played together. */
async function play(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const CHIP = '.plan .chip:not([disabled], [aria-disabled="true"])';
    const prompt = () => document.querySelector(".prompt")?.textContent ?? "";
    const log = () => document.querySelectorAll("[role=log] button").length;
    await hands.again(async () => {
      if (/Quelle action|tu dois combattre/.test(prompt()) && document.querySelector(".option:not([disabled])")) {
        for (const card of document.querySelectorAll<HTMLElement>(".cards .card.lit:not(.held)")) card.click();
        await hands.settled();
        const before = log();
        if ((await hands.touch(CHIP)) && log() > before) return true;
      }
      return hands.decide(/Pose des cartes/.test(prompt()) ? "last" : "first");
    });
  });
}

test("two people and a bot play a whole match of Season 1", async ({ browser }) => {
  const lea = await person(browser, { name: "Léa" });
  const karim = await person(browser, { name: "Karim" });
  await lea.goto("/#/new/stranger-things");
  await lea.getByRole("group", { name: "Nombre de sièges" }).getByText("3", { exact: true }).click();
  await lea.getByText("Difficile", { exact: true }).click();
  await lea.getByLabel("Qui s’assoit ici (Siège 2)").selectOption("open");
  await lea.getByRole("button", { name: "Ouvrir la table" }).click();
  await karim.goto(`/#/join/${(await lea.getByLabel("Code de la table").textContent()) ?? ""}`);
  await karim.getByRole("button", { name: "M’asseoir ici" }).click();
  await expect(lea.getByText("Karim")).toBeVisible();
  await lea.getByRole("button", { name: "Commencer" }).click();

  await thing(lea, '[data-thing="character:nancy"]').click();
  await thing(karim, '[data-thing="character:joyce"]').click();
  await expect(lea.locator(".walker")).toHaveCount(3);

  await expect(lea.getByLabel("Main ouverte")).toHaveCount(3);
  await Promise.all([play(karim), play(lea)]);
  await expect(lea.locator(".end .how")).toHaveText((await karim.locator(".end .how").textContent()) ?? "");
  await expect(lea.locator(".end tbody tr")).toHaveCount(3);
  await proveDice(lea);
});

test("both maps fit a phone, speak to screen readers and are walked by keyboard", async ({ browser }) => {
  const page = await person(browser, { name: "Léa", lang: "en", theme: "light" }, { width: 390, height: 844 });
  for (const season of ["Season 1", "Season 2"]) {
    await page.goto("/#/new/stranger-things");
    await page.getByText(season, { exact: true }).click();
    await page.getByRole("button", { name: "Open the table" }).click();
    await expect(page.locator(".sheets")).toBeVisible();
    await accessible(page, `${season}: characters on a phone`);
    await page.locator('[data-thing="character:hopper"]').focus();
    await page.keyboard.press("Enter");
    await playUntilAsked(page, /Where do you go/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await accessible(page, `${season}: map on a phone`);
    const lit = page.locator(".place.lit").first();
    const name = ((await lit.getAttribute("aria-label")) ?? "").split(",")[0] ?? "";
    await page.locator('.place[tabindex="0"]').first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("svg.map :focus")).toHaveCount(1);
    await lit.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /Open or close/ }).press("Enter");
    await expect(page.getByRole("log").getByText(`Léa goes: ${name}`).or(page.getByRole("log").getByText(name)).first()).toBeAttached();
  }
});

test("the film of a turn begins without the set-up, goes on by key and can be skipped", async ({ browser }) => {
  const page = await person(browser, { name: "Léa", speed: "normal", reading: "wait" });
  await openTable(page, ["me", "bot", "bot", "bot"], "stranger-things");
  await thing(page, '[data-thing="character:hopper"]').click();
  const film = page.locator(".film");
  // The last option is the quiet one: a fight could end the match before any Scene.
  await page.evaluate(() => hands.again(() => hands.decide("last"), () => document.querySelector(".film") !== null));
  await expect(film).toBeVisible();
  await expect(film).not.toContainText(/pile/i);
  await expect(option(page)).toHaveCount(0);
  await accessible(page, "film");
  const scene = page.locator(".layer .scene h3");
  // Whatever must be read before the Scene card is read.
  await page.evaluate(() =>
    hands.again(
      () => {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
        return hands.decide("last");
      },
      () => document.querySelector(".layer .scene h3") !== null,
    ),
  );
  await expect(scene.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator('.frame[data-film="over"], .layer .scene').first()).toBeVisible();
});
