/** What teaches beside lessons: the inspector, first questions, the card behind a key, the guide, sheets to print, ends, sounds. */
import { expect, type Page } from "@playwright/test";
import { accessible, decide, option, openTable, person, playNow, playOn, test, thing } from "./helpers";

const TITLES = [
  { id: "numeville", name: "Numéville" },
  { id: "clef-des-mondes", name: "La Clef des mondes" },
  { id: "terror-below", name: "Terror Below" },
  { id: "stranger-things", name: "Stranger Things" },
  { id: "boogeyman", name: "Boogeyman" },
];
const dialog = (page: Page) => page.locator("dialog[open]");

async function sitDown(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await playNow(page, name).click();
  await expect(option(page).first()).toBeVisible();
}

for (const { name } of TITLES) {
  test(`${name}: everything on the table says what it is`, async ({ browser }) => {
    const page = await person(browser);
    await sitDown(page, name);
    const things = await page.locator(".frame [data-thing], .frame [data-about]").evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLElement).dataset["about"] ?? (one as HTMLElement).dataset["thing"] ?? ""))].filter(Boolean));
    expect(things.length).toBeGreaterThan(5);
    const mute: string[] = [];
    const kinds = new Set<string>();
    for (const one of things) {
      const kind = one.split(":")[0] ?? "";
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      // A finger or a mouse, whatever lies above: the thing itself is asked.
      const thing = page.locator(`.frame [data-thing="${one}"], .frame [data-about="${one}"]`).first();
      const heading = dialog(page).getByRole("heading").first();
      // What things say is loaded after the table itself: who asks too early asks again.
      const asked = expect(async () => {
        if ((await dialog(page).count()) === 0) await thing.dispatchEvent("contextmenu");
        await expect(heading).toBeVisible({ timeout: 3_000 });
      });
      await asked.toPass({ timeout: 15_000 }).catch(() => undefined);
      const told = (await heading.count()) > 0 ? await heading.textContent() : null;
      if (!told || /^[a-z]+-/.test(told)) mute.push(one);
      else {
        await expect(dialog(page)).not.toContainText(/(web|sign|card|guide)-[a-z]/);
        if (kinds.size === 1) await accessible(page, `${name}: ${one}`);
        await page.keyboard.press("Escape");
        await expect(dialog(page)).toHaveCount(0);
      }
    }
    expect(mute).toEqual([]);
  });
}

test("a thing is asked about by keyboard, by a resting pointer, by a long press, and by touching what is not asked for", async ({ browser }) => {
  const page = await person(browser);
  await openTable(page, ["me", "bot"]);
  await page.getByRole("button", { name: "Être Ana" }).click();
  const start = thing(page, '[data-thing="square:sq_01"]');
  await start.focus();
  await expect(start).toHaveAccessibleDescription(/S’y arrêter.*Touche i/);
  await page.keyboard.press("i");
  await expect(dialog(page).getByRole("heading", { name: "Stalky 1 (départ)" })).toBeVisible();
  await expect(dialog(page).locator("blockquote")).toContainText("Complice");
  await dialog(page).getByRole("button", { name: "Lire la règle" }).click();
  await expect(page.locator('.rule.focus[data-rule="NU-QUEST-02"]')).toBeVisible();

  await page.locator('[data-thing="complice:hacker"]').hover();
  await expect(page.getByRole("tooltip")).toContainText("Hacker");
  await page.mouse.move(0, 0);
  await expect(page.getByRole("tooltip")).toHaveCount(0);

  await page.locator('[data-thing="complice:datata"]').click({ force: true });
  await expect(dialog(page).getByRole("heading", { name: "Datata" })).toBeVisible();
  await page.keyboard.press("Escape");

  // A finger rests on a sheet, and chooses nothing when it is lifted.
  const before = await page.locator(".prompt").first().textContent();
  const box = await page.locator('[data-thing="complice:hyperco"]').boundingBox();
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await expect(dialog(page).getByRole("heading", { name: "Hyperco" })).toBeVisible();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".prompt").first()).toHaveText(before ?? "");
});

test("a kind of question is explained once, and again for who asks", async ({ browser }) => {
  const page = await person(browser);
  await openTable(page, ["me", "bot"]);
  const first = page.getByRole("note");
  await expect(first).toContainText("Ton Éclaireur est ton pion");
  await accessible(page, "the first question");
  await first.getByRole("button", { name: "Compris" }).click();
  await expect(first).toHaveCount(0);
  await decide(page);
  await expect(first).toContainText("Ta case départ");
  // Whoever answers has met it: at another table nothing is said of it again.
  await decide(page);
  await openTable(page, ["me", "bot"]);
  await expect(option(page).first()).toBeVisible();
  await expect(first).toHaveCount(0);
  await decide(page);
  await expect(page.getByText("Où commences-tu")).toBeVisible();
  await expect(first).toHaveCount(0);
  await page.keyboard.press("?");
  await dialog(page).getByRole("button", { name: /Revoir les explications/ }).click();
  await page.keyboard.press("Escape");
  await expect(first).toContainText("Ta case départ");
});

test("a card behind ? says how it is won, whose turn it is and what the signs mean, on a phone too", async ({ browser }) => {
  for (const [size, lang] of [[{ width: 1400, height: 900 }, "fr"], [{ width: 390, height: 844 }, "en"]] as const) {
    const page = await person(browser, { lang }, size);
    await page.goto("/#/new/numeville");
    await page.getByRole("button", { name: lang === "fr" ? "Ouvrir la table" : "Open the table" }).click();
    await expect(option(page).first()).toBeVisible();
    if (lang === "fr") await page.keyboard.press("?");
    else await page.getByRole("button", { name: "Where are we?" }).click();
    await expect(dialog(page)).toContainText(lang === "fr" ? "Sauvez au moins trois Complices" : "Save at least three");
    await expect(dialog(page)).toContainText(lang === "fr" ? "À toi." : "Yours.");
    await expect(dialog(page).locator(".legend li")).toHaveCount(10);
    await accessible(page, `help ${lang}`);
    await page.keyboard.press("Escape");
  }
});

for (const lang of ["fr", "en"] as const) {
  test(`every title is explained on one page and on one sheet of paper (${lang})`, async ({ browser }) => {
    const page = await person(browser, { lang });
    for (const { id } of TITLES) {
      await page.goto(`/#/rules/${id}`);
      await expect(page.locator(".guide .legend li").nth(8)).toBeVisible();
      await expect(page.locator(".guide")).not.toContainText(/\b[A-Z]{2}-[A-Z]+-\d\d\b|(guide|sign|web)-[a-z]/);
      await accessible(page, `guide of ${id}`);
      await page.locator(`a[href="#/rules/${id}/all"]`).first().click();
      await expect(page.locator(".rule").first()).toBeVisible();
      await page.goto(`/#/aid/${id}`);
      await expect(page.locator(".sheet .signs li").nth(8)).toBeVisible();
      await accessible(page, `aid of ${id}`);
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(paper.match(/\/Type\s*\/Page\b(?!s)/g), id).toHaveLength(1);
      expect(paper, id).toMatch(/\/MediaBox\s*\[\s*0 0 59[45][\d.]* 84[12][\d.]*\s*\]/);
    }
  });
}

test("beside a match the rules are those of its mode, and all of them one click further", async ({ browser }) => {
  const page = await person(browser);
  await openTable(page, ["me", "bot"], "stranger-things");
  await expect(option(page).first()).toBeVisible();
  await page.getByRole("tab", { name: "Règles" }).click();
  const panel = page.getByRole("tabpanel");
  await expect(panel).toContainText("Videz les trois piles Sauver Will du Monde à l’envers");
  await expect(panel).not.toContainText("Portail");
  await panel.getByRole("button", { name: "Toutes les règles, numérotées" }).click();
  await expect(panel.getByLabel("Chercher dans les règles")).toBeVisible();
});

test("an end says who won and where it turned, and its story leads into the replay", async ({ browser }) => {
  const page = await person(browser);
  await openTable(page, ["me", "bot"]);
  await playOn([page], "last");
  const end = page.locator(".end");
  await expect(end.locator("h2")).toHaveText(/Vous gagnez|Perdu, cette fois/);
  await expect(end.locator("figure li")).toHaveCount(4);
  await expect(end.getByRole("heading", { name: "Ce qui a décidé" })).toBeVisible();
  await accessible(page, "the end");
  await end.getByRole("link", { name: "L’histoire de la partie" }).click();
  await expect(page.getByRole("heading", { name: "L’histoire de la partie" })).toBeVisible();
  await expect(page.locator(".story li.mark").first()).toBeVisible();
  await accessible(page, "the story");
  await page.locator(".story li.mark a").first().click();
  await expect(page.locator(".replay")).toBeVisible();
  expect(page.url()).toMatch(/#\/replay\/[^/]+\/\d+$/);
});

test("sounds are off until somebody wants them, and then made by the browser", async ({ browser }) => {
  const page = await person(browser, { speed: "quick" });
  await page.addInitScript(() => {
    const counted = window as unknown as { begun: number };
    counted.begun = 0;
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const { start } = kind.prototype;
      kind.prototype.start = function (this: AudioScheduledSourceNode, ...when: [number?]) {
        counted.begun += 1;
        start.apply(this, when as [number]);
      };
    }
  });
  const begun = () => page.evaluate(() => (window as unknown as { begun: number }).begun);
  await openTable(page, ["me", "bot"]);
  await playOn([page], "first", 3);
  expect(await begun()).toBe(0);
  await page.getByRole("button", { name: "Réglages", exact: true }).click();
  await page.getByLabel("Les sons de la table").check();
  await expect.poll(begun).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  const tried = await begun();
  await playOn([page], "first", 3);
  await expect.poll(begun).toBeGreaterThan(tried);
});
