/** The laboratory of a device: composed, played in a worker, read and stopped, without a network. */
import { expect } from "@playwright/test";
import { kept, NO_SITE, SITE, visitor } from "./device";
import { accessible, test } from "./helpers";
import { host, type Host } from "./static";

test.skip(!SITE, NO_SITE);

let site: Host;
test.beforeAll(async () => {
  site = await host(SITE ?? "");
});
test.afterAll(() => site.close());

test("a grid is composed by keyboard, played without a network, and read", async ({ browser }) => {
  const page = await visitor(browser);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(site.origin);
  await kept(page);
  await page.getByRole("link", { name: "Laboratoire" }).click();
  await expect(page.getByRole("heading", { name: "Laboratoire" })).toBeVisible();
  // What it is made of is kept once it was opened, and has come whole.
  const isKept = () =>
    page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const files = await Promise.all(stores.map((cache) => cache.keys()));
      return files.flat().some(({ url }) => /\/lab-.*\.wasm$/.test(url));
    });
  await expect.poll(isKept).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByLabel("Le jeu").selectOption("terror-below");
  await expect(page.getByRole("checkbox", { name: "2", exact: true })).toBeVisible();
  await accessible(page, "the laboratory of a device");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole("checkbox", { name: "2", exact: true }).focus();
  await page.keyboard.press("Space");
  await page.getByLabel("Parties à chaque table").fill("20");
  await page.getByRole("button", { name: "Lancer" }).focus();
  await page.keyboard.press("Enter");
  const run = page.locator(".run");
  await expect(run).toContainText("40 parties sur 40", { timeout: 60_000 });
  await expect(run).toContainText("Terminé.");
  const opened = page.waitForEvent("popup");
  await run.getByRole("button", { name: "Lire" }).click();
  const report = await opened;
  await expect(report.getByRole("heading", { level: 1 })).toHaveText("Terror Below");
  await expect(report.getByText("40 parties entre robots, à 2 tables.")).toBeVisible();
  // Its styles are in place.
  expect(await report.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--lamp"))).not.toBe("");
  await accessible(report, "the page of a run");
  const saved = page.waitForEvent("download");
  await run.getByRole("button", { name: "Les nombres" }).click();
  expect((await saved).suggestedFilename()).toBe("terror-below.json");
});

test("a long run shows how far it is, is stopped, and what was played can be read; others wait for it", async ({ browser }) => {
  const page = await visitor(browser, { lang: "en" });
  await page.goto(`${site.origin}#/lab`);
  await page.getByLabel("The title").selectOption("clef-des-mondes");
  await page.getByLabel("Matches at each table").fill("100000");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  const [second, first] = [page.locator(".run").nth(0), page.locator(".run").nth(1)];
  await expect(second).toContainText("Waits for its turn.");
  await expect.poll(() => first.locator("progress").getAttribute("value").then(Number)).toBeGreaterThan(0);
  await second.getByRole("button", { name: "Stop" }).click();
  await expect(second).toContainText("Stopped.");
  await first.getByRole("button", { name: "Stop" }).click();
  await expect(first).toContainText("Stopped.");
  await expect(first.getByRole("button", { name: "Read" })).toBeVisible();
  await first.getByRole("button", { name: "Forget" }).click();
  await expect(page.locator(".run")).toHaveCount(1);
});
