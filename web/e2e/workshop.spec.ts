/** Whole workshops as a class holds them: one laptop, one projector, phones, an address that no browser holds for secure. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { answer, codeOf, correct, expectDiscreet, openWorkshop, phoneOf, picture, placeToken, press, projectorOf, Server } from "./classroom";
import { accessible, person, test } from "./helpers";

// One after the other: they share a server and its port.
test.describe.configure({ mode: "default" });

const server = new Server(7985);
test.beforeAll(async () => {
  test.setTimeout(1_200_000);
  await server.start();
});
test.afterAll(async () => {
  await server.kill();
});

const NAMES = ["Léa", "Karim", "Nour", "Tom", "Inès", "Hugo", "Maya", "Sacha"];

/** Deals a round and starts its time. */
async function think(desk: Page, phones: Page[]): Promise<void> {
  await press(desk, "Distribuer les questions");
  await expect(desk.getByRole("button", { name: "Lancer les 30 secondes" })).toBeVisible();
  for (const phone of phones) await expect(phone.locator(".question .choice").first()).toBeVisible();
  await press(desk, "Lancer les 30 secondes");
  await expect(desk.getByRole("button", { name: "Ramasser les ardoises maintenant" })).toBeVisible();
}

test("a whole workshop to its victory, with a lost phone, another verdict, a token by hand and a killed server", async ({ browser }) => {
  const desk = await openWorkshop(browser, server);
  await accessible(desk, "the desk while people join");
  const code = await codeOf(desk);
  expect(code).toMatch(/^[A-Z]{4,}$/);
  const projector = await projectorOf(browser, server, desk);
  await expect(projector.getByText(code)).toBeVisible();
  await picture(projector, "projector-joining");
  const phones: Page[] = [];
  for (const name of NAMES) phones.push(await phoneOf(browser, server, code, name));
  await expect(desk.locator(".pupil")).toHaveCount(8);
  for (const team of await projector.locator(".teams .count").all()) await expect(team).toHaveText("2");
  await accessible(projector, "the projector while people join");
  await accessible(phones[0] as Page, "a phone that waits");
  await picture(desk, "desk-joining");

  // A nickname is hidden from the wall, and shown again.
  await desk.getByRole("button", { name: /Hugo/ }).click();
  await desk.getByRole("button", { name: "Cacher son prénom" }).click();
  await expect(projector.getByText("Hugo")).toHaveCount(0);
  await desk.getByRole("button", { name: "Montrer son prénom" }).click();
  await accessible(desk, "one phone on the desk");
  await desk.keyboard.press("Escape");
  await expect(projector.getByText("Hugo")).toBeVisible();

  await press(desk, "Commencer l’atelier");
  await expect(projector.getByText("Manche 1 sur 4")).toBeVisible();
  await think(desk, phones);
  await expect(projector.locator(".countdown")).toBeVisible();
  await accessible(projector, "the projector while teams think");
  await picture(projector, "projector-thinking");

  // One phone dies; its place is taken by another with the same first name, and its vote with it.
  const lost = phones[7] as Page;
  await answer(lost, false);
  await lost.context().close();
  await expect(desk.getByRole("button", { name: /Sacha/ })).toContainText("absent");
  phones[7] = await phoneOf(browser, server, code, "Sacha");
  await expect(phones[7].locator('.choice[aria-pressed="true"]')).toHaveCount(1);
  await expect(desk.locator(".pupil")).toHaveCount(8);

  // A phone is reloaded in the middle of it.
  await phones[0]?.reload();
  for (const phone of phones) await answer(phone, true);
  await expect(desk.getByText("8 sur 8 ont répondu")).toBeVisible();
  await expect(phones[0]?.getByText("Tu peux encore changer.") as ReturnType<Page["getByText"]>).toBeVisible();
  await accessible(phones[0] as Page, "a phone with a question");
  await accessible(desk, "the desk while teams think");
  await picture(phones[0] as Page, "phone-question");
  await expectDiscreet([projector, ...phones]);
  expect(await desk.locator(".desk").textContent()).not.toContain("ardoise dit");

  await press(desk, "Ramasser les ardoises maintenant");
  await expect(projector.getByText("ardoise", { exact: true })).toBeVisible();
  await expectDiscreet([projector, ...phones]);
  await accessible(desk, "a correction");
  await press(desk, "Montrer la bonne réponse");
  await expect(projector.getByText("Juste : un jeton bleu")).toBeVisible();
  await accessible(projector, "a correction on the projector");
  await accessible(phones[0] as Page, "a correction on a phone");
  await picture(desk, "desk-correction");
  await picture(projector, "projector-correction");
  await picture(phones[0] as Page, "phone-correction");
  await placeToken(desk, "Poser un jeton bleu pour Stalky");
  await expect(projector.getByRole("img", { name: /Stalky/ })).toHaveAttribute("aria-label", /1/);
  for (let rest = 0; rest < 3; rest++) await correct(desk);

  // A token by hand, with its reason, and one step back.
  const hacker = desk.getByRole("img", { name: /Hacker/ });
  const before = (await hacker.getAttribute("aria-label")) ?? "";
  await desk.getByRole("button", { name: "Jeton ± Hacker" }).click();
  await desk.getByLabel(/Raison/).fill("belle remarque");
  await accessible(desk, "a token by hand");
  await desk.getByRole("button", { name: "Le faire" }).click();
  await expect(hacker).not.toHaveAttribute("aria-label", before);
  await desk.getByRole("button", { name: "Revenir d’un pas" }).click();
  await expect(hacker).toHaveAttribute("aria-label", before);

  // The second round: everybody in one team is wrong; the spoken reasons count all the same.
  await think(desk, phones);
  for (const phone of phones) await answer(phone, (await phone.locator("header .team").textContent())?.includes("Équipe 2") !== true);
  await desk.getByRole("button", { name: "+ 15 s" }).click();
  await desk.getByRole("button", { name: "Pause" }).click();
  await expect(desk.getByText("Le temps est arrêté.")).toBeVisible();
  await expect(phones[3]?.locator(".choice").first() as ReturnType<Page["locator"]>).toBeDisabled();
  const left = await desk.locator(".countdown").getAttribute("aria-label");

  // The plug is pulled in the middle of it. It is the same second of the same round afterwards.
  await server.kill();
  await expect(projector.getByText("Connexion perdue")).toBeVisible();
  await server.start();
  await desk.reload();
  await expect(desk.getByText("Le temps est arrêté.")).toBeVisible();
  expect(await desk.locator(".countdown").getAttribute("aria-label")).toBe(left);
  await expect(desk.getByText("8 sur 8 ont répondu")).toBeVisible();
  await expect(projector.getByText("Connexion perdue")).toHaveCount(0);
  for (const phone of phones) await expect(phone.getByText("Connexion perdue")).toHaveCount(0);
  await press(desk, "Reprendre le temps");
  await press(desk, "Ramasser les ardoises maintenant");
  for (let place = 0; place < 4; place++) {
    await expect(desk.locator(".correction")).toBeVisible();
    const wrong = (await desk.locator(".correction .team").textContent())?.includes("Équipe 2") === true;
    if (!wrong) {
      await correct(desk);
      continue;
    }
    await press(desk, "Montrer la bonne réponse");
    await expect(projector.getByText("Raté : un jeton rouge")).toBeVisible();
    await desk.getByRole("button", { name: "Compter juste quand même" }).first().click();
    await desk.getByLabel(/Raison/).fill("très bien expliqué à l’oral");
    await desk.locator(".overrule").getByRole("button").click();
    await expect(projector.getByText("Juste : un jeton bleu")).toBeVisible();
    await placeToken(desk, "Poser un jeton bleu");
  }
  await expectDiscreet([projector, ...phones]);

  // The third round saves two.
  await think(desk, phones);
  for (const phone of phones) await answer(phone, true);
  await press(desk, "Ramasser les ardoises maintenant");
  await correct(desk);
  await expect(projector.locator(".curtain.bright")).toBeVisible();
  await correct(desk);
  await expect(projector.getByText("Numéville est sauvée !")).toBeVisible({ timeout: 30_000 });
  await accessible(projector, "victory");
  await picture(projector, "projector-victory");
  await expect(phones[2]?.getByText("Numéville est sauvée !") as ReturnType<Page["getByText"]>).toBeVisible();
  await expectDiscreet([projector, ...phones]);

  await press(desk, "Voir la feuille de résultats");
  await expect(desk.getByText("très bien expliqué à l’oral")).toBeVisible();
  await expect(desk.locator("tbody tr")).toHaveCount(10);
  await expect(desk.getByText("victoire")).toBeVisible();
  await accessible(desk, "the result sheet");
  await picture(desk, "sheet");
  for (const name of NAMES) await expect(desk.getByText(name, { exact: true })).toHaveCount(0);
  const [download] = await Promise.all([desk.waitForEvent("download"), desk.getByRole("button", { name: "Garder la feuille (CSV)" }).click()]);
  const csv = readFileSync(await download.path(), "utf8");
  expect(csv.split("\r\n").length).toBeGreaterThan(10);
  expect(csv).toContain("très bien expliqué à l’oral");
  await desk.emulateMedia({ media: "print" });
  const pdf = await desk.pdf({ format: "A4", preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)?.length, "one page of paper").toBe(1);
});

/** A token by hand on the desk. */
async function byHand(desk: Page, complice: string, colour: "Bleu" | "Rouge", reason: string): Promise<void> {
  await desk.getByRole("button", { name: `Jeton ± ${complice}` }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByText(colour).click();
  await dialog.getByLabel(/Raison/).fill(reason);
  await dialog.getByRole("button", { name: "Le faire" }).click();
  await expect(dialog).toHaveCount(0);
}

test("a workshop is lost with two Complices; one phone writes for its team, late ones come in, and names are kept when asked for", async ({ browser }) => {
  const desk = await person(browser, { name: "Mme Roux", theme: "light" }, { width: 768, height: 1024 });
  await desk.goto(`${server.origin}/#/workshop`);
  await desk.getByLabel(/Nom de la classe/).fill("5e B");
  await desk.getByLabel("Nom de l’équipe 1").fill("Renards");
  await desk.getByText("Un seul téléphone écrit", { exact: true }).click();
  await desk.getByText("30 s", { exact: true }).click();
  await desk.getByRole("button", { name: "Ouvrir l’atelier" }).first().click();
  const code = await codeOf(desk);
  const projector = await projectorOf(browser, server, desk, { width: 1920, height: 1080 });
  const [lea, karim, nour, tom] = [await phoneOf(browser, server, code, "Léa"), await phoneOf(browser, server, code, "Karim"), await phoneOf(browser, server, code, "Nour"), await phoneOf(browser, server, code, "Tom")];
  await expect(lea.getByText("Léa, tu es avec Renards.")).toBeVisible();
  // A name that is here already is told so, and a double tap is one phone.
  const twin = await person(browser, {}, { width: 360, height: 740 });
  await twin.goto(`${server.origin}/#/join/${code}`);
  await twin.getByLabel("Ton prénom ou un surnom").fill("Léa");
  await twin.getByRole("button", { name: "Entrer", exact: true }).dblclick();
  await expect(twin.getByRole("alert")).toContainText("porte déjà ce prénom");
  await accessible(twin, "a name that is taken");
  await twin.getByLabel("Ton prénom ou un surnom").fill("Léa B");
  await twin.getByRole("button", { name: "Entrer", exact: true }).dblclick();
  await expect(twin.locator(".phone")).toBeVisible();
  await expect(desk.locator(".pupil")).toHaveCount(5);
  await press(desk, "Commencer l’atelier");
  await think(desk, [lea, karim, nour, tom]);
  // Léa B is with Léa; Léa writes. Then the slate is handed over.
  await answer(twin, false);
  await desk.getByRole("button", { name: /Léa B/ }).click();
  await desk.getByRole("button", { name: "Lui donner l’ardoise" }).click();
  await desk.keyboard.press("Escape");
  await answer(twin, false);
  for (const phone of [karim, nour, tom]) await answer(phone, false);
  // Somebody late comes in, and is put into another team.
  const late = await phoneOf(browser, server, code, "Zoé");
  await expect(desk.getByRole("button", { name: /Zoé/ })).toBeVisible();
  await desk.getByRole("button", { name: /Zoé/ }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Équipe 4" }).click();
  await desk.keyboard.press("Escape");
  await expect(late.getByText("Équipe 4", { exact: true })).toBeVisible();
  await expect(late.locator(".question")).toBeVisible();
  // A phone that is taken out can come in again.
  await desk.getByRole("button", { name: /Zoé/ }).click();
  await desk.getByRole("button", { name: "Retirer ce téléphone" }).click();
  await expect(late.getByText("retiré de l’atelier")).toBeVisible();
  await accessible(late, "a phone that was taken out");
  await press(desk, "Ramasser les ardoises maintenant");
  await expectDiscreet([projector, lea, karim, nour, tom]);
  for (const complice of ["Stalky", "Hyperco"]) for (const reason of ["bavardage", "encore"]) await byHand(desk, complice, "Rouge", reason);
  await press(desk, "Montrer la bonne réponse");
  await expect(projector.getByText("Raté : un jeton rouge")).toBeVisible();
  await placeToken(desk, "Poser un jeton rouge pour Stalky");
  await expect(projector.locator(".curtain.dark")).toBeVisible();
  await desk.getByText("Salle et réglages").click();
  await desk.getByLabel("Garder les prénoms").check();
  await correct(desk);
  await expect(projector.getByText("Numéville s’éteint.")).toBeVisible({ timeout: 30_000 });
  await accessible(projector, "defeat");
  await press(desk, "Voir la feuille de résultats");
  await expect(desk.getByRole("heading", { name: "5e B" })).toBeVisible();
  await expect(desk.getByText("« bavardage »").first()).toBeVisible();
  await expect(desk.getByText(/Karim/)).toBeVisible();
  await accessible(desk, "the sheet of a defeat");
  // The next time, what this class has had is known.
  await desk.goto(`${server.origin}/#/workshop`);
  await desk.getByLabel(/Nom de la classe/).fill("5e b");
  await desk.getByText("Choisies par moi", { exact: true }).click();
  await desk.getByLabel("Cacher ce que cette classe a déjà eu").uncheck();
  await desk.getByRole("button", { name: /Montrer les/ }).click();
  await expect(desk.getByText("déjà posée à cette classe").first()).toBeVisible();
});

test("a class of 28 comes in within ten seconds, and the 29th is told what the book says", async ({ browser }) => {
  const desk = await openWorkshop(browser, server);
  const code = await codeOf(desk);
  const projector = await projectorOf(browser, server, desk);
  // Four phones are whole pages; the others are plain sockets of one page, each with a token of its own. The clock is theirs: how
  // long this machine takes to draw the other four says nothing about a class.
  const room = await person(browser);
  await room.goto(`${server.origin}/#/about`);
  const [pages, took] = await Promise.all([
    Promise.all(["Ada", "Blaise", "Chloé", "Denis"].map((name) => phoneOf(browser, server, code, name))),
    room.evaluate(async (code) => {
      const join = async (number: number) => {
        const body = JSON.stringify({ name: `Élève ${number}`, browser: `browser-of-pupil-${number}-`.padEnd(43, "x") });
        const answer = await fetch(`/api/tables/${code}/phones`, { method: "POST", headers: { "content-type": "application/json" }, body });
        const { table, token } = (await answer.json()) as { table: string; token: string };
        const socket = new WebSocket(`ws://${location.host}/ws`);
        await new Promise<void>((done, fail) => {
          socket.onerror = () => { fail(new Error("no socket")); };
          socket.onopen = () => { socket.send(JSON.stringify({ hello: { v: 1, table, token, host: null, since: null, parts: true, film: false } })); };
          socket.onmessage = () => { done(); };
        });
        ((globalThis as { pupils?: WebSocket[] }).pupils ??= []).push(socket);
      };
      const began = performance.now();
      await Promise.all(Array.from({ length: 24 }, (_, number) => join(number + 5)));
      return performance.now() - began;
    }, code),
  ]);
  await expect(desk.locator(".pupil")).toHaveCount(28);
  console.log(`24 phones were in after ${took.toFixed(0)} ms, while four more came in as pages`);
  expect(took).toBeLessThan(10_000);
  for (const team of await projector.locator(".teams .count").all()) await expect(team).toHaveText("7");
  await accessible(desk, "a desk with 28");
  await accessible(projector, "a projector with 28");
  await picture(projector, "projector-28");
  const one = await phoneOf(browser, server, code, "Vingt-neuf");
  await expect(one.getByText("Le livret prévoit 28 personnes au plus.")).toBeVisible();
  await accessible(one, "the 29th");
  await desk.getByRole("button", { name: /Vingt-neuf/ }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Équipe 3" }).click();
  await expect(one.getByText("Vingt-neuf, tu es avec Équipe 3.")).toBeVisible();
  await expectDiscreet([projector, one, ...pages]);
});

test("a workshop is prepared, kept as a file, opened again and printed", async ({ browser }) => {
  const page = await person(browser, { name: "Mme Roux" }, { width: 360, height: 740 });
  await page.goto(server.origin);
  await page.getByRole("link", { name: /Atelier/ }).first().click();
  await page.getByLabel(/Nom de la classe/).fill("6e A");
  await page.getByText("3 manches", { exact: false }).first().click();
  await page.getByText("Rotation et ordre de correction").click();
  await page.getByLabel("Équipe 1, manche 2").selectOption("stalky");
  await expect(page.getByRole("alert")).toContainText("deux fois de suite");
  await expect(page.getByRole("button", { name: "Ouvrir l’atelier" }).first()).toBeDisabled();
  await page.getByRole("button", { name: "Revenir à l’exemple du livret" }).click();
  await page.getByRole("button", { name: "Corriger Hacker plus tôt" }).click();
  await page.getByText("Choisies par moi", { exact: true }).click();
  const card = page.locator(".cards > li").first();
  await expect(card).toBeVisible();
  await card.getByText("Réponses et explication").click();
  await expect(card.locator(".choices .right")).toBeVisible();
  await page.getByLabel("Chercher").fill("photo");
  await page.locator(".cards > li").first().getByRole("button", { name: /Choisir/ }).click();
  await expect(page.locator(".place.full")).toHaveCount(1);
  await accessible(page, "choosing questions");
  expect(await page.evaluate(() => document.documentElement.scrollWidth), "nothing is wider than a telephone").toBeLessThanOrEqual(360);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Enregistrer le fichier" }).click()]);
  expect(download.suggestedFilename()).toBe("atelier-6e-a.json");
  const path = await download.path();
  await page.reload();
  await page.locator('input[type="file"]').setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await expect(page.getByRole("alert")).toContainText("n’est pas un atelier");
  await page.locator('input[type="file"]').setInputFiles(path);
  await expect(page.getByLabel(/Nom de la classe/)).toHaveValue("6e A");
  await expect(page.locator(".place.full")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".lesson")).toBeVisible();
  await expect(page.locator(".lesson h1")).toHaveText("6e A");
  await expect(page.locator(".panel").first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 800 });
  // By key: a page that has just been set for paper may draw no frame for long, and a pointer waits for frames.
  await page.getByRole("button", { name: "Ouvrir l’atelier" }).first().press("Enter");
  await page.getByRole("button", { name: "Choisir les questions" }).press("Enter");
  await expect(page.locator(".place.full")).toHaveCount(1);
});

test("a teacher's own questions: taken, put right at the line, brought back and asked", async ({ browser }) => {
  const page = await person(browser, { name: "Mme Roux" });
  await page.goto(`${server.origin}/#/banks`);
  await accessible(page, "banks");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Tableau (CSV)" }).click()]);
  const rows = readFileSync(await download.path(), "utf8").split(/\r?\n/);
  expect(rows.length).toBeGreaterThan(200);
  const broken = [rows[0], rows[1], "n’importe quoi"].join("\n");
  await page.locator('input[type="file"]').setInputFiles({ name: "mes-questions.csv", mimeType: "text/csv", buffer: Buffer.from(broken) });
  await expect(page.getByRole("alert")).toContainText("Ligne 3");
  await accessible(page, "a bank with a fault");
  await page.locator('input[type="file"]').setInputFiles({ name: "mes-questions.csv", mimeType: "text/csv", buffer: Buffer.from(rows.slice(0, 3).join("\n")) });
  await expect(page.getByText("« mes-questions » est prêt")).toBeVisible();
  await page.goto(`${server.origin}/#/new/numeville`);
  await page.getByText("Plus d’options").click();
  await page.getByLabel("Questions et contenu").selectOption("mes-questions");
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  await expect(page.locator(".option:not([disabled])").first()).toBeVisible();
  await page.goto(`${server.origin}/#/workshop`);
  await page.getByLabel("Questions et contenu").selectOption("mes-questions");
  await page.getByRole("button", { name: "Ouvrir l’atelier" }).first().click();
  await expect(page.getByRole("button", { name: "Commencer l’atelier" })).toBeVisible();
});

test("desk, projector and phone at every size, in both languages and both themes", async ({ browser }) => {
  const out = process.env["VEILLEUSE_LOOKS"];
  const desk = await openWorkshop(browser, server);
  const code = await codeOf(desk);
  const projector = await projectorOf(browser, server, desk);
  const phone = await phoneOf(browser, server, code, "Léa");
  const pages = { desk, projector, phone };
  const SIZES = { desk: [360, 768, 1280, 1920], projector: [1280, 1920], phone: [360, 768] } as const;
  const look = async (moment: string) => {
    for (const [name, page] of Object.entries(pages)) {
      for (const width of SIZES[name as keyof typeof SIZES]) {
        await page.setViewportSize({ width, height: name === "projector" ? (width * 9) / 16 : width === 360 ? 740 : 900 });
        for (const lang of out ? ["fr", "en"] : [width % 1280 === 0 ? "fr" : "en"]) {
          for (const theme of out ? ["dark", "light"] : ["dark"]) {
            await page.evaluate(([lang, theme]) => { localStorage.setItem("veilleuse.settings", JSON.stringify({ ...(JSON.parse(localStorage.getItem("veilleuse.settings") ?? "{}") as object), lang, theme })); }, [lang, theme]);
            await page.reload();
            await expect(page.locator("html")).toHaveAttribute("lang", lang);
            await expect(page.locator("[data-stage]")).toBeVisible();
            await page.waitForTimeout(300);
            expect(await page.evaluate(() => document.documentElement.scrollWidth), `${moment} ${name} ${width}`).toBeLessThanOrEqual(width);
            if (name === "projector") expect(await page.evaluate(() => document.querySelector(".projector")?.scrollHeight ?? 0), `${moment} on the wall at ${width}`).toBeLessThanOrEqual((width * 9) / 16 + 1);
            if (out && (theme === "dark" || width === 1280 || width === 360)) await page.screenshot({ path: `${out}/${moment}.${name}.${width}.${lang}.${theme}.png` });
          }
        }
      }
    }
    for (const page of Object.values(pages)) {
      await page.evaluate(() => { localStorage.setItem("veilleuse.settings", JSON.stringify({ ...(JSON.parse(localStorage.getItem("veilleuse.settings") ?? "{}") as object), lang: "fr", theme: "dark" })); });
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    }
  };
  await look("joining");
  await press(desk, "Commencer l’atelier");
  await think(desk, [phone]);
  await answer(phone, true);
  await desk.getByRole("button", { name: "Pause" }).click();
  await look("paused");
  await desk.getByRole("button", { name: "Ramasser les ardoises", exact: true }).click();
  await look("correct");
  await press(desk, "Montrer la bonne réponse");
  await look("explained");
});
