import { expect, type Page } from "@playwright/test";
import { option, person, test } from "./helpers";

/** Somebody who has never been here goes from home to the end of each title's first lesson, doing what the page says. */
const TITLES = ["Numéville", "La Clef des mondes", "Terror Below", "Stranger Things", "Boogeyman"];
const MOST_STEPS = 60;

type Hand = { press: (page: Page, what: ReturnType<Page["locator"]>) => Promise<void> };

/** Tab by Tab until it has the focus, then Enter: nothing is reached in another way. */
const keyboard: Hand = {
  press: async (page, what) => {
    const reached = () => what.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; !(await reached()); tabs += 1) {
      expect(tabs, "the keyboard comes by").toBeLessThan(150);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  },
};
const finger: Hand = { press: async (_, what) => { await what.click(); } };

async function learn(page: Page, title: string, hand: Hand): Promise<void> {
  await page.goto("/");
  await hand.press(page, page.locator(".title", { hasText: title }).first().getByRole("link", { name: "Apprendre" }));
  await hand.press(page, page.getByRole("link", { name: /^Commencer/ }).first());
  const coach = page.getByRole("region", { name: "La leçon" });
  const finished = coach.getByRole("link", { name: "Leçon suivante" });
  const on = coach.getByRole("button", { name: /^(?:Continuer|Revenir à l’étape)$/ });
  /** What was tried at each thing the lesson said: who was led back tries another way. */
  const tried = new Map<string, number>();
  /** The option the lesson points at, by its place, for what is pointed at changes with where the keyboard is; then the others. */
  const next = async (said: string) => {
    const lit = await option(page).evaluateAll((all) => all.map((one, place) => ({ place, hot: one.classList.contains("hot") })));
    const order = [...lit.filter(({ hot }) => hot), ...lit.filter(({ hot }) => !hot)];
    const tries = tried.get(said) ?? 0;
    tried.set(said, tries + 1);
    return option(page).nth(order[tries % order.length]?.place ?? 0);
  };
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    await expect(finished.or(on).or(option(page)).first()).toBeVisible();
    if (await finished.isVisible()) return;
    const said = await coach.innerText();
    if (await on.isVisible()) await hand.press(page, on.first());
    else await hand.press(page, await next(said));
    await expect.poll(async () => (await finished.isVisible()) || (await coach.innerText()) !== said).toBe(true);
  }
  throw new Error(`${title}: the first lesson has no end`);
}

for (const title of TITLES) {
  test(`a newcomer finishes the first lesson of ${title} by keyboard alone`, async ({ browser }) => {
    await learn(await person(browser, { name: "Léa" }), title, keyboard);
  });
}

test("a newcomer finishes a first lesson on a phone", async ({ browser }) => {
  await learn(await person(browser, { name: "Léa" }, { width: 390, height: 844 }), "Boogeyman", finger);
});
