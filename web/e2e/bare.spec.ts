import { expect, type Browser, type Page } from "@playwright/test";
import { installHands } from "./hands";
import { accessible, openTable, option, person, playNow, playOn, test } from "./helpers";

/** A browser that has as little as any we know: an old one, a private window, a telephone, with every refusal at once. */
async function barePerson(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "fr-FR" });
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.addInitScript(installHands);
  // It keeps no settings, so its owner skips every film by hand.
  await page.addInitScript(() => {
    setInterval(() => {
      if (document.querySelector('.frame[data-film="plays"]')) window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    }, 40);
  });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) Object.defineProperty(window, name, { get: refuse });
    for (const name of ["randomUUID", "subtle"]) Object.defineProperty(Crypto.prototype, name, { value: undefined });
    for (const name of ["clipboard", "share", "vibrate", "wakeLock", "serviceWorker"]) Object.defineProperty(Navigator.prototype, name, { get: () => undefined });
    for (const name of ["AudioContext", "webkitAudioContext", "IntersectionObserver", "requestIdleCallback", "structuredClone"]) Reflect.deleteProperty(window, name);
    for (const name of ["findLast", "findLastIndex", "toReversed", "toSorted", "toSpliced", "with"]) Reflect.deleteProperty(Array.prototype, name);
    for (const name of ["groupBy"]) Reflect.deleteProperty(Object, name);
    for (const name of ["isWellFormed", "toWellFormed"]) Reflect.deleteProperty(String.prototype, name);
    for (const name of ["union", "intersection", "difference", "isSubsetOf"]) Reflect.deleteProperty(Set.prototype, name);
    Reflect.deleteProperty(document, "startViewTransition");
    document.execCommand = refuse;
    // As on a telephone: granted, and then not allowed to be made.
    const notification = Object.assign(refuse, { permission: "granted", requestPermission: () => Promise.resolve("granted") });
    Object.defineProperty(window, "Notification", { value: notification });
    Object.defineProperty(window, "isSecureContext", { value: true });
  });
  return page;
}

test("a browser that lacks everything plays, keeps its seat through a reload and says what it cannot do", async ({ browser }) => {
  const page = await barePerson(browser);
  await page.goto("/");
  await expect(page.getByText("Ce navigateur ne garde rien")).toBeVisible();
  await playNow(page).click();
  await expect(option(page).first()).toBeVisible();

  await page.getByRole("button", { name: "Réglages", exact: true }).click();
  await page.getByLabel("Un son discret quand c’est à moi").check();
  const notify = page.getByLabel(/Me prévenir par une notification/);
  await notify.click();
  await expect(notify).not.toBeChecked();
  await expect(page.getByText("Ce navigateur n’en affiche pas")).toBeVisible();
  await accessible(page, "settings of a bare browser");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Menu de la table" }).click();
  await page.getByRole("button", { name: "Copier", exact: true }).click();
  await expect(page.getByText("Le lien est sélectionné")).toBeVisible();
  await page.keyboard.press("Escape");

  await option(page).first().click();
  await expect(page.getByText("Où commences-tu")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Où commences-tu")).toBeVisible();
  await playOn([page]);
  await page.getByRole("button", { name: "Revoir la partie" }).click();
  await page.getByRole("button", { name: "Vérifier les dés" }).click();
  await expect(page.getByText(/Ce navigateur n’a pas vu le début/)).toBeVisible();
});

for (const title of ["La Clef des mondes", "Terror Below", "Stranger Things", "Boogeyman"]) {
  test(`a browser that lacks everything sits down at ${title}`, async ({ browser }) => {
    const page = await barePerson(browser);
    await page.goto("/");
    await playNow(page, title).click();
    await expect(option(page).first()).toBeVisible();
    await playOn([page], "last", 20);
    await expect(page.locator(".frame, .end, .cover").first()).toBeVisible();
  });
}

test("every address shows a page with a way home", async ({ browser }) => {
  const page = await person(browser);
  const parts = ["", "%", "%E0%A4%A", "x", "%00", "..", "%2e%2e%2f", "a b", "<b>", "x".repeat(3000), "💡", "constructor", "numeville"];
  const screens = ["", "new", "join", "t", "watch", "projector", "replay", "rules", "aid", "story", "journal", "about", "workshop", "desk", "screen", "phone", "sheet", "banks", "nowhere", "%FF"];
  const hashes = screens.flatMap((screen) => parts.flatMap((part) => (part.startsWith("%") ? [`#/${screen}/${part}`, `#/${screen}/x/${part}`] : [`#/${screen}/${part}`])));
  await page.goto("/");
  await expect(page.locator("main h1").first()).toBeVisible();
  const blank = await page.evaluate(async (hashes) => {
    const rest = (time: number) => new Promise((done) => setTimeout(done, time));
    const shows = () => document.querySelector("main :is(h1, h2)") !== null && /\S/.test(document.querySelector("main")?.textContent ?? "");
    const blank: string[] = [];
    for (const hash of hashes) {
      location.hash = hash;
      // The page hears of the new address in a turn of its own, and may then have to load something.
      await rest(15);
      for (let waited = 0; waited < 10_000 && !shows(); waited += 10) await rest(10);
      if (!shows()) blank.push(hash);
    }
    return blank;
  }, hashes);
  expect(blank).toEqual([]);
  await page.goto("/#/join/%E0%A4%A");
  await expect(page.getByRole("heading", { name: "Cette adresse ne mène nulle part" })).toBeVisible();
  await accessible(page, "lost");
  await page.getByLabel("Code de la table").fill("abcd");
  await page.getByRole("button", { name: "Rejoindre" }).click();
  await expect(page.getByRole("heading", { name: "Table ABCD" })).toBeVisible();
});

test("somebody who scrubs wildly and clicks without end is never frozen", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await openTable(page, ["me", "bot", "bot", "bot"]);
  await expect(option(page).first()).toBeVisible();
  await playOn([page], "first", 3);
  await expect(option(page).first()).toBeVisible();
  // Far more than the server takes in a second: the log is clicked through and things are touched.
  await page.evaluate(async () => {
    for (let round = 0; round < 300; round++) {
      const lines = document.querySelectorAll<HTMLElement>("[role=log] button");
      lines[round % lines.length]?.click();
      document.querySelectorAll<HTMLElement>(".square:not(.lit)")[round % 9]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      if (round % 20 === 0) await new Promise((done) => setTimeout(done, 1));
    }
  });
  // Something that was touched explains itself, until it is put away.
  while ((await page.locator("dialog[open]").count()) > 0) await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Revenir à maintenant" }).click();
  const before = await page.locator(".tray").textContent();
  await option(page).first().click();
  await expect(page.locator(".tray")).not.toHaveText(before ?? "");
  await expect(page.locator(".option[disabled]")).toHaveCount(0);
});
