/** The site in browsers that Playwright does not drive, where they are installed: kept, cut off, played to an end, and its store. */
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { build } from "vite";
import { NO_SITE, SITE } from "./device";
import { installHands } from "./hands";
import { test } from "./helpers";
import { FIREFOX, firefox, type Remote, WEBKIT, webkit } from "./remote";
import { host } from "./static";

test.skip(!SITE, NO_SITE);
// They start slowly, and nothing is made quick for them.
test.slow();

/** What is said to every page that is opened. */
const ARRIVED = `(localStorage.setItem("veilleuse.settings", JSON.stringify({ lang: "fr", speed: "once", reading: "never", name: "Léa" })), localStorage.setItem("veilleuse.brisk", "yes"))`;

/** So many decisions are asked for at once. */
const AT_ONCE = 5;
const MOST_LOST = 2;

/** What can be touched by these words; nothing while it is not there. */
const button = (words: string, inside = "body") =>
  `[...document.querySelectorAll(${JSON.stringify(`${inside} button`)})].find((one) => one.textContent.includes(${JSON.stringify(words)}) && !one.disabled)`;

async function until(remote: Remote, holds: string): Promise<void> {
  await expect.poll(() => remote.ask<boolean>(`Boolean(${holds})`).catch(() => false), { message: holds, timeout: 180_000 }).toBe(true);
}

async function touch(remote: Remote, what: string): Promise<void> {
  await until(remote, what);
  await remote.ask(`${what}.click()`);
}

async function contract(): Promise<string> {
  const entry = fileURLToPath(new URL("../tests/store-page.ts", import.meta.url));
  const made = await build({ configFile: false, logLevel: "error", build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "stores" } } });
  const [bundle] = Array.isArray(made) ? made : [made];
  return bundle && "output" in bundle && bundle.output[0].type === "chunk" ? bundle.output[0].code : "";
}

async function plays(remote: Remote): Promise<void> {
  const site = await host(SITE ?? "");
  await remote.go(site.origin);
  await remote.ask(ARRIVED);
  await remote.go(`${site.origin}?again`);
  expect(await remote.ask<string[]>(`(() => { ${await contract()}; return stores.run(); })()`)).toEqual([]);
  await touch(remote, button("Garder pour jouer hors ligne"));
  await until(remote, `document.body.textContent.includes("Tout est là")`);
  // Nobody answers any longer.
  await site.close();
  await remote.go(site.origin);
  await touch(remote, button("Jouer tout de suite", ".title:has([href*='terror-below'])"));
  await until(remote, `document.querySelector(".option:not([disabled])")`);
  expect(await remote.ask<string>("location.hash")).toContain("local-");
  await remote.ask(`(${installHands.toString()})()`);
  // Drivers wait for an answer for a while, and a match may take longer than that.
  let lost = 0;
  while (!(await remote.ask<boolean>("hands.isOver()")))
    await remote.ask(`hands.again(() => hands.decide("first"), () => false, ${AT_ONCE})`).catch((error: unknown) => {
      // An answer may be lost on its way; that the match goes on is asked again.
      lost += 1;
      if (lost > MOST_LOST) throw error;
    });
  await until(remote, `document.querySelector(".end")`);
}

test("Firefox keeps the site, and plays without a network", async () => {
  test.skip(!FIREFOX, "Firefox is not installed");
  const remote = await firefox(FIREFOX ?? "");
  try {
    await plays(remote);
  } finally {
    await remote.close();
  }
});

test("WebKit keeps the site, and plays without a network", async () => {
  test.skip(!WEBKIT, "WebKit, its driver or a screen for it is not installed");
  if (!WEBKIT) return;
  const remote = await webkit(WEBKIT);
  try {
    await plays(remote);
  } finally {
    await remote.close();
  }
});
