/** Bots of a table on one's own device think beside it, in workers of their own. */
import { expect, type Browser, type Page } from "@playwright/test";
import { inWorker, MENU, NO_SITE, SITE, visitor } from "./device";
import { option, playOn, test } from "./helpers";
import { host, type Host } from "./static";

test.skip(!SITE, NO_SITE);

/** What becomes of those who think, in the words of the worker below. */
type Fate = { hired: number; ended: number };

/** Tells the page who is hired and who is ended; `spoil` is done with each, by its number. */
const WITNESS = (spoil: string) => `
  const tell = new BroadcastChannel("thinkers"), Hired = Worker;
  let count = 0;
  globalThis.Worker = class extends Hired {
    constructor(...words) { super(...words); this.number = ++count; tell.postMessage("hired"); }
    terminate() { super.terminate(); tell.postMessage("ended"); }
    postMessage(message) { const thinker = this, post = () => super.postMessage(message); ${spoil} }
  };`;

/** A table of Terror Below with bots that search, in a browser that says who thinks. */
async function table(browser: Browser, site: Host, spoil = "post();", before = ""): Promise<{ page: Page; fate: () => Promise<Fate> }> {
  const page = await visitor(browser);
  await inWorker(page, before + WITNESS(spoil));
  await page.addInitScript(() => {
    const fate: Fate = { hired: 0, ended: 0 };
    Object.assign(window, { fate });
    new BroadcastChannel("thinkers").onmessage = ({ data }) => { fate[data as keyof Fate] += 1; };
  });
  await page.goto(`${site.origin}#/new/terror-below`);
  for (const level of await page.getByLabel(/^Force du robot/).all()) await level.selectOption("expert");
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  await expect(option(page).first()).toBeVisible();
  return { page, fate: () => page.evaluate(() => (window as unknown as { fate: Fate }).fate) };
}

test.describe("those who think", () => {
  let site: Host;
  test.beforeAll(async () => {
    site = await host(SITE ?? "");
  });
  test.afterAll(() => site.close());

  test("are one or two, and gone when the table is closed", async ({ browser }) => {
    const { page, fate } = await table(browser, site);
    await playOn([page], "first", 6);
    const { hired, ended } = await fate();
    expect([hired >= 1 && hired <= 2, ended]).toEqual([true, 0]);
    await page.getByRole("button", { name: MENU }).click();
    await page.getByRole("button", { name: "Fermer la table" }).click();
    await expect.poll(async () => (await fate()).ended).toBe(hired);
  });

  test("do not keep a table from answering", async ({ browser }) => {
    // Every thought takes ten seconds.
    const { page } = await table(browser, site, `"task" in message ? setTimeout(post, 10_000) : post();`);
    await playOn([page], "first", 1);
    await page.getByRole("button", { name: MENU }).click();
    const began = Date.now();
    await page.getByRole("button", { name: "Mettre en pause" }).click();
    await expect(page.getByRole("button", { name: "Reprendre" })).toBeVisible();
    expect(Date.now() - began).toBeLessThan(5_000);
  });

  test("are replaced when they trap, and the match goes on", async ({ browser }) => {
    const { page, fate } = await table(browser, site, `thinker.number === 1 && "task" in message ? thinker.dispatchEvent(new ErrorEvent("error", { message: "unreachable" })) : post();`);
    await playOn([page], "first", 4);
    expect(await fate()).toMatchObject({ ended: 1 });
    expect((await fate()).hired).toBeGreaterThan(1);
  });

  test("are replaced when they are gone without a word", async ({ browser }) => {
    const sooner = "const later = setTimeout; globalThis.setTimeout = (work, time, ...words) => later(work, time === 30_000 ? 1_500 : time, ...words);";
    const { page, fate } = await table(browser, site, `post(); if (thinker.number === 1 && "task" in message) Hired.prototype.terminate.call(thinker);`, sooner);
    await playOn([page], "first", 4);
    expect(await fate()).toMatchObject({ ended: 1 });
  });
});
