/** A site without a server, as somebody visits it. `VEILLEUSE_SITE` names what `cargo xtask site` has made. */
import { expect, type Page } from "@playwright/test";
import { person } from "./helpers";

export const SITE = process.env["VEILLEUSE_SITE"];
/** Why tests of it are left out. */
export const NO_SITE = "VEILLEUSE_SITE names no site: cargo xtask site makes one";
/** The button of a table for everything that is not the match. */
export const MENU = "Menu de la table";
export const TITLES = ["Numéville", "La Clef des mondes", "Terror Below", "Stranger Things", "Boogeyman"];

/** Bots decide at once, as on a server that is started for tests. */
export async function visitor(browser: Parameters<typeof person>[0], settings: Record<string, unknown> = {}): Promise<Page> {
  const page = await person(browser, { name: "Léa", ...settings });
  await page.addInitScript(() => { localStorage.setItem("veilleuse.brisk", "yes"); });
  return page;
}

export async function kept(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Garder pour jouer hors ligne" }).click();
  await expect(page.getByText("Tout est là")).toBeVisible();
}

/** Lets these lines run in the worker of tables before its own. */
export async function inWorker(page: Page, lines: string): Promise<void> {
  await page.route(/worker-.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${lines}\n${await response.text()}` });
  });
}

/** How many appends the log of a table has, as the browser has kept it. */
export const lengthOf = (page: Page, table: string) =>
  page.evaluate(
    (id) =>
      new Promise<number>((done, fail) => {
        const request = indexedDB.open("veilleuse");
        request.onerror = () => { fail(new Error("no database")); };
        request.onsuccess = () => {
          const count = request.result.transaction("appends").objectStore("appends").count(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
          count.onsuccess = () => {
            request.result.close();
            done(count.result);
          };
        };
      }),
    table,
  );

export const tableOf = (page: Page) => decodeURIComponent(/#\/t\/([^/]+)/.exec(page.url())?.[1] ?? "");
