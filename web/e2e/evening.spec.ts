/** The puzzle of an evening, and what a finished match was like. */
import { expect, type Page } from "@playwright/test";
import { accessible, option, person, playNow, playOn, test } from "./helpers";

const coach = (page: Page) => page.getByRole("region", { name: "Problème du soir" });

/** On this day the puzzle of everybody is one of Terror Below: two eggs, and one of them wins. */
async function on(page: Page, day: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${day}T20:00:00`));
}

test("the puzzle of an evening is missed, tried again and found, and the row is remembered", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await page.goto("/");
  await page.getByRole("link", { name: /Problème du soir/ }).click();
  await expect(page.getByRole("heading", { name: "Problème du soir" })).toBeVisible();
  await accessible(page, "evening");
  const [titles] = await Promise.all([page.evaluate(async () => (await (await fetch("/api/titles")).json()) as { id: string; puzzles: string[] }[])]);
  const place = titles.find(({ id }) => id === "terror-below")?.puzzles.indexOf("the-right-egg") ?? -1;
  await page.goto(`/#/puzzle/terror-below/${place + 1}`);
  await expect(coach(page)).toContainText("Un rose, un vert");
  await accessible(page, "a puzzle");
  const egg = (colour: RegExp) => option(page).filter({ hasText: colour }).first();
  await egg(/œuf rose/i).click();
  await expect(coach(page)).toContainText("il y avait mieux");
  await expect(coach(page)).toContainText("Ce que la meilleure décision a pour elle");
  await expect(option(page)).toHaveCount(0);
  const again = coach(page).getByRole("button", { name: "Réessayer" });
  await expect(again).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(coach(page)).toContainText("Un rose, un vert");
  await egg(/œuf vert/i).click();
  await expect(coach(page)).toContainText("Bien vu");
  await expect(page.locator(".end")).toHaveCount(0);
  await accessible(page, "a puzzle that was found");
  await coach(page).getByRole("link", { name: "Les autres problèmes" }).click();
  await expect(page.getByRole("region", { name: "Le problème de ce soir" })).toBeVisible();
});

test("an evening that was found counts, and the door says so", async ({ browser }) => {
  const page = await person(browser, { name: "Nino" }, { width: 390, height: 844 });
  await on(page, "2026-11-10");
  await page.goto("/#/puzzle");
  const each = page.getByRole("link", { name: /^Résoudre/ });
  await expect(each.first()).toBeVisible();
  // Of Stranger Things, whatever is tried first, the best is found in the end.
  await page.getByRole("link", { name: /Résoudre : Stranger Things/ }).last().click();
  await expect(option(page).first()).toBeVisible();
  const count = await option(page).count();
  for (let nth = 0; nth < count; nth += 1) {
    await option(page).nth(nth).click();
    await expect(coach(page).getByRole("button", { name: "Réessayer" })).toBeVisible();
    if ((await coach(page).getByText("Bien vu").count()) > 0) break;
    await coach(page).getByRole("button", { name: "Réessayer" }).click();
    await expect(option(page)).toHaveCount(count);
  }
  await expect(coach(page)).toContainText("Un soir trouvé");
  await page.goto("/");
  await expect(page.getByRole("link", { name: /Problème du soir/ })).toContainText("Trouvé ce soir");
  await on(page, "2026-11-11");
  await page.reload();
  await expect(page.getByRole("link", { name: /Problème du soir/ })).toContainText("Un soir trouvé");
});

test("a finished match is analysed in its replay", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await page.goto("/");
  await playNow(page).click();
  await playOn([page]);
  await page.getByRole("button", { name: "Revoir la partie" }).click();
  const analysis = page.getByRole("region", { name: "Analyse de la partie" });
  await analysis.getByRole("button", { name: "Analyser la partie" }).click();
  const curve = analysis.getByRole("slider", { name: "Chances de gagner" });
  await expect(curve).toBeVisible({ timeout: 120_000 });
  await accessible(page, "an analysis");
  await curve.focus();
  await page.keyboard.press("End");
  const last = Number(await curve.getAttribute("aria-valuemax"));
  await expect(curve).toHaveAttribute("aria-valuenow", String(last));
  await expect(page.getByText(`Moment ${last} sur ${last}`).first()).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(curve).toHaveAttribute("aria-valuenow", String(last - 1));
  const box = await curve.boundingBox();
  if (!box) throw new Error("no curve");
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  await expect.poll(async () => Math.abs(Number(await curve.getAttribute("aria-valuenow")) - last / 4)).toBeLessThan(2);
  const cards = analysis.locator(".card");
  for (const card of await cards.all()) {
    await expect(card).toContainText("Là, mieux valait");
    await card.click();
    await expect(card).toHaveAttribute("aria-current", "true");
  }
  await analysis.getByText("Les chiffres").first().click();
  await expect(analysis.getByRole("table")).toBeVisible();
  await page.reload();
  await expect(curve).toBeVisible();
});
