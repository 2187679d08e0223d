import { expect } from "@playwright/test";
import { Watch, held } from "./canary";
import { accessible, decide, openTable, option, person, playNow, playOn, test, thing } from "./helpers";

test("two people and two bots play a whole match, with a reload in the middle, and see it again", async ({ browser }) => {
  const lea = await person(browser, { name: "Léa" });
  const karim = await person(browser, { name: "Karim" });
  const heard: string[] = [];
  const watches = [new Watch(lea), new Watch(karim)];
  karim.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => heard.push(String(payload)));
  });

  await openTable(lea, ["me", "open", "bot", "bot"]);
  const code = (await lea.getByLabel("Code de la table").textContent()) ?? "";
  await karim.goto("/");
  await karim.getByLabel("Code de la table").fill(code);
  await karim.getByRole("button", { name: "Rejoindre" }).click();
  await karim.getByLabel("Prénom").fill("Karim");
  await karim.getByRole("button", { name: "M’asseoir ici" }).click();
  await expect(lea.getByText("Karim")).toBeVisible();
  await lea.getByRole("button", { name: "Commencer" }).click();

  await expect(option(lea).first()).toBeVisible();
  await lea.getByRole("tab", { name: /Discussion/ }).click();
  await lea.getByRole("button", { name: "Bonsoir !" }).click();
  await karim.getByRole("tab", { name: /Discussion/ }).click();
  await expect(karim.getByRole("log").getByText("Bonsoir !")).toBeVisible();

  // Karim's browser never holds Léa's key, nor the answer to a question that is still open.
  const keys = await lea.evaluate(() => localStorage.getItem("veilleuse.tables") ?? "");
  const tokens = [...keys.matchAll(/"(?:token|host)":"([^"]+)"/g)].map(([, token]) => String(token));
  expect(tokens.length).toBeGreaterThan(1);

  const lookThrough = async () => {
    for (const [index, page] of [lea, karim].entries()) watches[index]?.look(await held(page), "a page");
  };
  const leaPlays = playOn([lea]);
  for (let round = 0; round < 3; round++) {
    await playOn([karim], "first", 2);
    await lookThrough();
  }
  await karim.reload();
  await expect(karim.locator(".frame, .end").first()).toBeVisible();
  for (let round = 0; round < 5; round++) {
    await playOn([karim], "first", 3);
    await lookThrough();
  }
  await Promise.all([leaPlays, playOn([karim])]);
  await expect(lea.locator(".end .how")).toHaveText((await karim.locator(".end .how").textContent()) ?? "");
  await accessible(lea, "end");

  const kept = await held(karim);
  for (const token of tokens) {
    expect(kept).not.toContain(token);
    expect(heard.join("")).not.toContain(token);
  }
  for (const watch of watches) {
    expect(watch.leaks).toEqual([]);
    expect(watch.answered).toBeGreaterThan(0);
    expect(watch.looked).toBeGreaterThan(20);
  }

  // Another match: both are led to the new table, in the same seats.
  const first = karim.url();
  await lea.getByRole("button", { name: "Revanche" }).click();
  await expect(lea.getByRole("button", { name: "Commencer" })).toBeVisible();
  await expect(karim).not.toHaveURL(first);
  await expect(karim).toHaveURL(lea.url());
  await expect(karim.getByText("Léa").first()).toBeVisible();
  await lea.getByRole("button", { name: "Commencer" }).click();
  await expect(option(lea).first()).toBeVisible();
  await expect(karim.locator(".frame")).toBeVisible();
  await lea.goBack();
  await expect(lea.locator(".end h2")).toBeVisible();

  await lea.getByRole("button", { name: "Revoir la partie" }).click();
  const scrubber = lea.getByRole("slider");
  await expect(scrubber).toBeVisible();
  await scrubber.press("End");
  await expect(scrubber).toHaveAttribute("aria-valuetext", /Moment (\d+) sur \1$/);
  await lea.getByRole("button", { name: "Vérifier les dés" }).click();
  await expect(lea.getByText(/Tout est juste.*La part de hasard de ce navigateur y est/)).toBeVisible();
  await accessible(lea, "replay");

  const saved = lea.waitForEvent("download");
  await lea.getByRole("button", { name: "Garder le fichier" }).click();
  const file = await (await saved).path();
  await karim.goto("/#/");
  await karim.getByLabel("Rouvrir un fichier de partie").setInputFiles(file);
  await expect(karim.getByRole("slider")).toBeVisible();

  await scrubber.fill("10");
  await lea.getByRole("button", { name: "Rejouer à partir d’ici" }).click();
  await expect(lea.locator(".cover button, .option").first()).toBeVisible();
});

test("a whole match by keyboard alone", async ({ browser }) => {
  const page = await person(browser);
  await page.goto("/");
  const play = playNow(page);
  await expect(play).toBeVisible();
  for (let i = 0; i < 20 && !(await play.evaluate((one) => one === document.activeElement)); i++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(option(page).first()).toBeVisible();
  const waitedFor = () => page.evaluate(() => hands.again(() => Promise.resolve(false), () => document.querySelector(".option:not([disabled])") !== null).then(() => !hands.isOver()));
  while (await waitedFor()) {
    await page.keyboard.press("1");
    await page.evaluate(() => hands.settled());
  }
  await expect(page.locator(".end h2")).toBeVisible();
});

test("people who share a device see nothing until it is in their hands", async ({ browser }) => {
  const page = await person(browser, { name: "Léa" });
  await openTable(page, ["me", "here", "bot"], "clef-des-mondes");
  await decide(page);
  await expect(page.getByRole("heading", { name: "Passe l’appareil à Ami2" })).toBeVisible();
  await expect(page.locator(".square")).toHaveCount(0);
  await accessible(page, "hand over");
  await page.keyboard.press("Enter");
  await expect(option(page).first()).toBeVisible();
});

test("who watches sees the board and may not decide", async ({ browser }) => {
  const lea = await person(browser, { name: "Léa" });
  await lea.goto("/");
  await playNow(lea).click();
  await expect(option(lea).first()).toBeVisible();
  const table = lea.url().split("/t/")[1] ?? "";
  const guest = await person(browser);
  await guest.goto(`/#/watch/${table}`);
  await expect(guest.locator(".town")).toBeVisible();
  await expect(option(guest)).toHaveCount(0);
  await decide(lea);
  await expect(guest.getByRole("log").getByText("sera")).toBeVisible();
});

test("going back is asked of everybody, and happens when all agree", async ({ browser }) => {
  const lea = await person(browser, { name: "Léa" });
  const karim = await person(browser, { name: "Karim" });
  await openTable(lea, ["me", "open", "bot", "bot"]);
  const code = (await lea.getByLabel("Code de la table").textContent()) ?? "";
  await karim.goto(`/#/join/${code}`);
  await karim.getByRole("button", { name: "M’asseoir ici" }).click();
  await expect(lea.getByText("Karim")).toBeVisible();
  await lea.getByRole("button", { name: "Commencer" }).click();
  await lea.getByRole("button", { name: "Être Ana" }).click();
  await thing(lea, ".square.lit").first().click();
  await karim.getByRole("button", { name: "Être Tom" }).click();
  await lea.getByRole("button", { name: "Revenir en arrière ?" }).click();
  await accessible(lea, "across a turn");
  await lea.getByRole("button", { name: "Revenir avant ce tour" }).click();
  await expect(karim.getByText(/Léa demande à revenir en arrière, au moment \d+/)).toBeVisible();
  await accessible(karim, "a request to go back");
  await karim.getByRole("button", { name: "D’accord", exact: true }).click();
  await expect(lea.getByText("Où commences-tu")).toBeVisible();
  await expect(lea.getByRole("log").getByText("Karim sera Tom.")).toHaveCount(0);
});

test("a facilitator leads a workshop to its end, the projector shows it without answers", async ({ browser }) => {
  const desk = await person(browser, { name: "Mme Roux" });
  await desk.goto("/#/new/numeville");
  await desk.getByText("Atelier", { exact: true }).click();
  await desk.getByLabel(/Avec un animateur/).check();
  await desk.getByLabel("Qui s’assoit ici (l’animateur)").selectOption("me");
  await desk.getByRole("button", { name: "Ouvrir la table" }).click();
  await expect(option(desk).first()).toBeVisible();
  const projector = await person(browser);
  await projector.goto(`/#/projector/${desk.url().split("/t/")[1] ?? ""}`);
  await expect(projector.getByText("Qui rencontre qui")).toBeVisible();
  await accessible(desk, "facilitator");
  await decide(desk);
  await expect(desk.locator(".choice.right").first()).toBeVisible();
  await expect(projector.locator(".choice.right")).toHaveCount(0);
  await accessible(desk, "facilitator with a question");
  await accessible(projector, "projector");
  await decide(desk);
  const chosen = desk.getByRole("log").getByText(/L’animateur choisit/);
  await expect(chosen).toHaveCount(2);
  await chosen.first().click();
  await accessible(desk, "an earlier moment");
  await desk.getByRole("button", { name: "Reprendre la partie d’ici" }).click();
  await expect(chosen).toHaveCount(1);
  await playOn([desk]);
  await expect(projector.locator(".end .how")).toBeVisible();
  await desk.getByRole("button", { name: "Revanche" }).click();
  await expect(option(desk).first()).toBeVisible();
  await expect(projector.locator(".end")).toHaveCount(0);
  await expect(projector.getByText("Qui rencontre qui")).toBeVisible();
});
