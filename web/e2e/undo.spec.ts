/** Taking back with bots in the other seats, and hints: as somebody does who plays alone. */
import { expect, type Page } from "@playwright/test";
import { sitAt } from "../shots/golden";
import { MOMENTS, type Title } from "../shots/moments";
import { option, person, playNow, test } from "./helpers";

const TITLES: { id: Title; name: string; advice: string }[] = [
  { id: "numeville", name: "Numéville", advice: "move" },
  { id: "clef-des-mondes", name: "La Clef des mondes", advice: "cross" },
  { id: "terror-below", name: "Terror Below", advice: "play" },
  { id: "stranger-things", name: "Stranger Things", advice: "walk" },
  { id: "boogeyman", name: "Boogeyman", advice: "act" },
];
const DECISIONS = 40;

/** What is asked, what can be answered, what one holds and how far the goal is. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim());
    return { question: texts(".tray .prompt p"), options: texts(".tray .option"), hand: texts(".hand"), goal: texts(".goal") };
  });

const button = (page: Page, name: string) => page.locator(".tools").getByRole("button", { name });

for (const { name } of TITLES) {
  test(`${name}: one undo is one step, never past anything revealed, and is done again until somebody acts`, async ({ browser }) => {
    const page = await person(browser, { name: "Léa" });
    await page.goto("/");
    await playNow(page, name).click();
    const [undo, across, redo] = [button(page, "Reprendre mon coup"), button(page, "Revenir en arrière ?"), button(page, "Refaire")];
    let taken = 0;
    for (let made = 0; made < DECISIONS && taken < 6; made++) {
      await expect(option(page).or(page.locator(".end")).first()).toBeVisible();
      if (await page.locator(".end").isVisible()) break;
      const before = await shown(page);
      await page.evaluate((pick) => hands.decide(pick), made % 2 === 0 ? "first" as const : "last" as const);
      const asked = await option(page).count();
      if (asked === 0) continue;
      await expect(redo).toHaveCount(0);
      if (await across.isVisible()) {
        // Others have decided since: it asks first, and leaves everything as it is when it is told no.
        await across.click();
        await expect(page.getByRole("heading", { name: "Revenir avant ce tour" })).toBeVisible();
        await page.keyboard.press("Escape");
        continue;
      }
      if (!(await undo.isVisible())) continue;
      const after = await shown(page);
      await undo.click();
      await expect.poll(() => shown(page), "one step back is the moment before").toEqual(before);
      await redo.click();
      await expect.poll(() => shown(page), "done again, it comes to the same: nothing was thrown or drawn in between").toEqual(after);
      await undo.click();
      await expect.poll(() => shown(page)).toEqual(before);
      // Something else is decided: what was taken back is gone. Then it is played on.
      await page.evaluate((pick) => hands.decide(pick), made % 2 === 0 ? "last" as const : "first" as const);
      if (before.options.length > 1) await expect(redo).toHaveCount(0);
      taken += 1;
    }
    expect(taken, "something was taken back").toBeGreaterThan(0);
  });
}

/** How often each is asked for: once tells that it comes, more tell how its time is spread. */
const HINTS = Number(process.env["VEILLEUSE_HINTS"] ?? 1);

test("how long a hint takes, from the click to its words", async ({ browser }) => {
  const figures: string[] = [];
  for (const { id, name, advice } of TITLES) {
    const moment = MOMENTS.find((one) => one.title === id && one.name === advice);
    if (!moment) throw new Error(`no moment of ${id} is called ${advice}`);
    const page = await person(browser);
    await page.goto(await sitAt(moment, String(test.info().config.metadata["server"])));
    const times: number[] = [];
    for (let asked = 0; asked < HINTS; asked++) {
      if (asked > 0) await page.reload();
      await expect(option(page).first()).toBeVisible();
      times.push(
        await page.evaluate(async () => {
          const ask = [...document.querySelectorAll<HTMLElement>(".tools button")].find((one) => one.title.startsWith("Que ferais-tu"));
          if (!ask) throw new Error("no hint can be asked for");
          const from = performance.now();
          ask.click();
          while (!document.querySelector(".hint-line")) await new Promise((frame) => requestAnimationFrame(frame));
          return performance.now() - from;
        }),
      );
    }
    expect(times).toHaveLength(HINTS);
    figures.push(`${name} ${times.map((time) => time.toFixed(0)).join(", ")} ms`);
    await page.close();
  }
  console.log(`hints: ${figures.join("; ")}`);
});
