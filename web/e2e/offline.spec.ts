/** The static site, and tables on one's own device. `VEILLEUSE_SITE` names what `cargo xtask site` has made. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { build } from "vite";
import { inWorker, kept, lengthOf, MENU, NO_SITE, SITE, tableOf, TITLES, visitor } from "./device";
import { accessible, option, playNow, playOn, test } from "./helpers";
import { host, type Host } from "./static";

test.skip(!SITE, NO_SITE);

test.describe("a static site", () => {
  let site: Host;
  test.beforeAll(async () => {
    site = await host(SITE ?? "");
  });
  test.afterAll(() => site.close());

  test("is accessible, and says what it is", async ({ browser }) => {
    const page = await visitor(browser);
    await page.goto(site.origin);
    await expect(page.locator(".device")).toContainText("Sur cet appareil");
    await expect(page.getByText("Rejoindre une table")).toHaveCount(0);
    await accessible(page, "the home of a site");
  });

  for (const title of TITLES) {
    test(`${title}: kept, the network cut, opened again and played to its end`, async ({ browser }) => {
      const page = await visitor(browser);
      await page.goto(site.origin);
      await kept(page);
      await page.context().setOffline(true);
      const asked = site.asked.length;
      await page.reload();
      await playNow(page, title).click();
      await expect(option(page).first()).toBeVisible();
      expect(tableOf(page)).toMatch(/^local-/);
      await playOn([page]);
      await expect(page.locator(".end")).toBeVisible();
      // Browsers themselves look for a newer page.
      expect(site.asked.slice(asked).filter((path) => !path.endsWith("/sw.js"))).toEqual([]);
    });
  }

  test("lessons, rules, hints and replays need no network either", async ({ browser }) => {
    const page = await visitor(browser);
    await page.goto(site.origin);
    await kept(page);
    await page.context().setOffline(true);
    await page.goto(`${site.origin}#/rules/terror-below/all`);
    await page.reload();
    await expect(page.getByText("TB-", { exact: false }).first()).toBeVisible();
    await page.goto(`${site.origin}#/learn/numeville`);
    await page.getByRole("link", { name: /Commencer/ }).first().click();
    await expect(page.locator(".frame[aria-busy]")).toBeVisible();
    await page.goto(site.origin);
    await playNow(page, "Terror Below").click();
    await expect(option(page).first()).toBeVisible();
    await page.getByRole("button", { name: "Que ferais-tu" }).click();
    await expect(page.locator(".hint-line strong")).not.toBeEmpty();
    await playOn([page]);
    await page.getByRole("button", { name: "Revoir la partie" }).click();
    await expect(page.locator(".replay")).toBeVisible();
  });

  test("two people share it, each with a cover before their turn", async ({ browser }) => {
    const page = await visitor(browser);
    await page.goto(`${site.origin}#/new/numeville`);
    await page.getByLabel("Qui s’assoit ici (Siège 2)").selectOption("here");
    await page.getByLabel("Prénom (Siège 2)").fill("Ami2");
    await page.getByRole("button", { name: "Ouvrir la table" }).click();
    await expect(page.locator(".frame[aria-busy], main.cover")).not.toHaveCount(0);
    await expect.poll(() => lengthOf(page, tableOf(page))).toBeGreaterThan(0);
  });

  test("a tab that is closed in the middle loses nothing that was acknowledged", async ({ browser }) => {
    const page = await visitor(browser);
    await page.goto(site.origin);
    await playNow(page, "Terror Below").click();
    await expect(option(page).first()).toBeVisible();
    const table = tableOf(page);
    await playOn([page], "first", 3);
    const acknowledged = await lengthOf(page, table);
    // One more decision, and the tab is gone before anybody answers.
    await option(page).first().dispatchEvent("click");
    await page.close({ runBeforeUnload: false });
    const again = await page.context().newPage();
    await again.goto(`${site.origin}#/t/${table}`);
    await expect(again.locator(".frame[aria-busy]")).toBeVisible();
    expect(await lengthOf(again, table)).toBeGreaterThanOrEqual(acknowledged);
    await expect(option(again).first()).toBeVisible();
  });

  test("two tabs, one table: one has it, the other may take it over", async ({ browser }) => {
    const first = await visitor(browser);
    await first.goto(site.origin);
    await playNow(first, "La Clef des mondes").click();
    await expect(option(first).first()).toBeVisible();
    const table = tableOf(first);
    const second = await first.context().newPage();
    await second.goto(`${site.origin}#/t/${table}`);
    await expect(second.getByText("ouverte dans une autre fenêtre")).toBeVisible();
    await second.getByRole("button", { name: "La reprendre ici" }).click();
    await expect(option(second).first()).toBeVisible();
    await expect(first.getByText("ouverte dans une autre fenêtre")).toBeVisible();
    await second.close();
    // When that one is closed it comes back by itself.
    await expect(option(first).first()).toBeVisible();
  });

  test("where nothing more fits nothing is acknowledged, and the file can be taken along", async ({ browser }) => {
    const page = await visitor(browser);
    // The worker's database is full from a moment on: every write is refused as browsers do.
    await inWorker(page, `let full = false; new BroadcastChannel("full").onmessage = (event) => { full = event.data; };
      const add = IDBObjectStore.prototype.add;
      IDBObjectStore.prototype.add = function (...words) { if (full) throw new DOMException("full", "QuotaExceededError"); return add.apply(this, words); };`);
    await page.goto(site.origin);
    await playNow(page, "Boogeyman").click();
    await expect(option(page).first()).toBeVisible();
    const table = tableOf(page);
    const tell = (full: boolean) => page.evaluate((value) => { new BroadcastChannel("full").postMessage(value); }, full);
    await tell(true);
    const before = await lengthOf(page, table);
    await option(page).first().click();
    await expect(page.getByText("Cet appareil n’a pas pu garder ce coup")).toBeVisible();
    expect(await lengthOf(page, table)).toBe(before);
    await page.getByRole("button", { name: MENU }).click();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Enregistrer la partie dans un fichier" }).click();
    expect((await saved).suggestedFilename()).toBe(`${table}.veille`);
    await page.keyboard.press("Escape");
    await tell(false);
    await option(page).first().click();
    await expect.poll(() => lengthOf(page, table)).toBeGreaterThan(before);
  });

  test("a newer version waits for consent, and the match that is open goes on with it", async ({ browser }) => {
    const folder = mkdtempSync(join(tmpdir(), "veilleuse-site-"));
    cpSync(SITE ?? "", folder, { recursive: true });
    const changing = await host(folder);
    const page = await visitor(browser);
    await page.goto(changing.origin);
    await kept(page);
    await playNow(page).click();
    await expect(option(page).first()).toBeVisible();
    await playOn([page], "first", 2);
    const table = tableOf(page);
    const stood = await lengthOf(page, table);
    const worker = join(folder, "sw.js");
    writeFileSync(worker, readFileSync(worker, "utf8").replace(/const BUILD = "\w+"/, 'const BUILD = "another"'));
    await page.evaluate(async () => { await (await navigator.serviceWorker.getRegistration())?.update(); });
    await expect(page.getByText("Une nouvelle version de la page est prête.")).toBeVisible();
    // Nothing changes before somebody agrees.
    expect(await page.evaluate(() => caches.keys())).toContain("veilleuse-page-another");
    await playOn([page], "first", 1);
    const again = page.waitForEvent("load");
    await page.getByRole("button", { name: "Passer à la nouvelle version" }).click();
    await again;
    // Nobody can be asked while the page gives way to the other one.
    await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => [])).toContain("veilleuse-page-another");
    await expect(option(page).first()).toBeVisible();
    expect(tableOf(page)).toBe(table);
    expect(await lengthOf(page, table)).toBeGreaterThan(stood);
    await playOn([page]);
    await expect(page.locator(".end")).toBeVisible();
    await changing.close();
  });

  test("the database keeps the contract of stores", async ({ browser }) => {
    const entry = fileURLToPath(new URL("../tests/store-page.ts", import.meta.url));
    const made = await build({ configFile: false, logLevel: "error", build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "stores" } } });
    const [bundle] = Array.isArray(made) ? made : [made];
    const code = bundle && "output" in bundle ? (bundle.output[0].type === "chunk" ? bundle.output[0].code : "") : "";
    const page = await visitor(browser);
    await page.goto(site.origin);
    expect(await page.evaluate(`${code}\nstores.run()`)).toEqual([]);
  });
});

test.describe("a server", () => {
  test("offers this device, without what is sealed, and takes a match from it", async ({ browser, request, baseURL }) => {
    const offer = await request.get("/offline.json");
    expect(offer.status()).toBe(200);
    const { titles, engine } = (await offer.json()) as { titles: { info: { id: string }; pack: string }[]; engine: string };
    expect(titles.map(({ info }) => info.id)).not.toContain("numeville");
    expect((await request.get(`/${engine}`)).headers()["content-type"]).toBe("application/wasm");
    const all = JSON.parse(readFileSync(join(SITE ?? "", "offline.json"), "utf8")) as { titles: { pack: string }[] };
    const sealed = all.titles.find(({ pack }) => pack.includes("sealed-"));
    expect((await request.get(`/${sealed?.pack ?? ""}`)).status()).toBe(404);

    const page = await visitor(browser);
    await page.goto(baseURL ?? "/");
    await page.getByRole("checkbox", { name: "Sur cet appareil" }).check();
    await playNow(page, "Terror Below").click();
    await expect(option(page).first()).toBeVisible();
    expect(tableOf(page)).toMatch(/^local-/);
    await playOn([page], "first", 4);
    await page.getByRole("button", { name: MENU }).click();
    await page.getByRole("button", { name: "Continuer sur le serveur" }).click();
    await expect.poll(() => tableOf(page)).not.toMatch(/^local-/);
    // Bots sit there where they sat, and whoever sent it in the other chairs.
    await expect(option(page).first()).toBeVisible();
    const above = tableOf(page);
    await playOn([page], "first", 2);

    // And back: the server's table is closed, and the match goes on here without it.
    await page.getByRole("button", { name: MENU }).click();
    await page.getByRole("button", { name: "Continuer sur cet appareil" }).click();
    await expect.poll(() => tableOf(page)).toMatch(/^local-/);
    const info = (await (await request.get(`/api/tables/${above}`)).json()) as { closed: boolean };
    expect(info.closed).toBe(true);
    await expect(option(page).first()).toBeVisible();
    await page.context().setOffline(true);
    await playOn([page]);
    await expect(page.locator(".end")).toBeVisible();
  });

  test("keeps a match that somebody else has joined", async ({ browser, baseURL }) => {
    const page = await visitor(browser);
    await page.goto(`${baseURL ?? ""}/#/new/terror-below`);
    await page.getByLabel("Qui s’assoit ici (Siège 2)").selectOption("open");
    await page.getByRole("button", { name: "Ouvrir la table" }).click();
    await expect.poll(() => tableOf(page)).not.toBe("");
    const code = (await page.locator(".code").first().textContent()) ?? "";
    const other = await visitor(browser, { name: "Noé" });
    await other.goto(`${baseURL ?? ""}/#/join/${code.trim()}`);
    await other.getByRole("button", { name: /M’asseoir|S’asseoir/ }).first().click();
    await expect.poll(() => tableOf(other)).toBe(tableOf(page));
    await page.getByRole("button", { name: "Commencer" }).click();
    for (const one of [page, other]) await expect(option(one).first()).toBeVisible();
    for (const one of [page, other]) {
      await one.getByRole("button", { name: MENU }).click();
      await expect(one.getByRole("dialog")).toContainText("Signaler");
      await expect(one.getByRole("button", { name: "Continuer sur cet appareil" })).toHaveCount(0);
    }
  });

  test("does not offer it where the address is not a safe one", async ({ browser, baseURL }) => {
    const page = await visitor(browser);
    await page.addInitScript(() => { Object.defineProperty(globalThis, "isSecureContext", { value: false }); });
    await page.goto(baseURL ?? "/");
    await expect(playNow(page)).toBeVisible();
    await expect(page.getByText("Sur cet appareil")).toHaveCount(0);
  });
});
