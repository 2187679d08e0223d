/** The guide for teachers (docs/atelier.fr.md), followed to the letter by somebody who has never opened a workshop. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { Server } from "./classroom";
import { person, test } from "./helpers";

const PUPILS = ["Léa", "Karim", "Nour", "Tom"];
const MINUTES = 3;

test("a projector and four phones are in a workshop within three minutes of starting the server", async ({ browser }) => {
  const server = new Server(7986);
  const began = Date.now();
  let clicks = 0;
  const click = async (page: Page, role: "button" | "link", name: string | RegExp) => {
    clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  try {
    // 2. The terminal shows an address for the others; without any network there is the one of this computer.
    await server.start();
    const addresses = () => server.said.match(/http:\/\/[\d.]+:\d+\//g) ?? [];
    await expect.poll(addresses).not.toEqual([]);
    const address = addresses().find((one) => !one.includes("127.0.0.1")) ?? addresses()[0] ?? "";

    // 3. The address, the workshop, and it is open.
    const desk = await person(browser, {}, { width: 1280, height: 800 });
    await desk.goto(address);
    await click(desk, "link", /^Atelier/);
    await click(desk, "button", "Ouvrir l’atelier");

    // 4. The projector is a window of its own.
    const opened = desk.context().waitForEvent("page");
    await click(desk, "link", "Ouvrir le projecteur");
    const projector = await opened;
    const code = (await projector.getByLabel("Code de la table").textContent()) ?? "";
    const typed = (await projector.locator(".host").textContent()) ?? "";

    // 5. Four phones that cannot aim at the picture: they type what the wall shows.
    for (const name of PUPILS) {
      const phone = await person(browser, {}, { width: 360, height: 740 });
      await phone.goto(`http://${typed}`);
      await phone.getByLabel("Code de la table").fill(code);
      await phone.getByRole("button", { name: "Rejoindre" }).click();
      await phone.getByLabel("Ton prénom ou un surnom").fill(name);
      await phone.getByRole("button", { name: "Entrer", exact: true }).click();
      await expect(phone.getByText(new RegExp(`${name}, tu es avec`))).toBeVisible();
    }
    for (const name of PUPILS) await expect(projector.getByText(name, { exact: true })).toBeVisible();

    // 6. And it begins.
    await click(desk, "button", "Commencer l’atelier");
    await expect(projector.getByText("Manche 1 sur 4")).toBeVisible();
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`a workshop was open after ${clicks} clicks of the teacher and ${seconds} s`);
    expect(seconds).toBeLessThan(MINUTES * 60);
  } finally {
    await server.kill();
  }
});

test("what the guides for teachers call by name is on the page", () => {
  for (const { guide, lang } of [{ guide: "atelier.fr.md", lang: "fr" }, { guide: "workshop.en.md", lang: "en" }]) {
    const words = ["workshop", "web", "guide"].map((file) => readFileSync(`../texts/${lang}/${file}.ftl`, "utf8")).join("\n");
    const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, " ").replace(/\{ [^}]* \}|\d+/g, "…").replace(/ ±$/, "");
    const named = [...readFileSync(`../docs/${guide}`, "utf8").matchAll(/(?<![*\w])\*([^*\n]+)\*(?!\*)/g)].map(([, name = ""]) => plain(name));
    expect(named.length, guide).toBeGreaterThan(8);
    expect(named.filter((name) => !plain(words).includes(name)), guide).toEqual([]);
  }
});
