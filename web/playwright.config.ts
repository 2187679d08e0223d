import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { WIFI } from "./e2e/wifi";

const PORT = 7979;
const chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);

/**
 * Plays on the real server, with the store it ships with. `VEILLEUSE_URL` names one that runs already, and
 * `VEILLEUSE_DATA` its data directory; `VEILLEUSE_SERVE` is the command that starts one on 127.0.0.1:7979.
 */
const running = process.env["VEILLEUSE_URL"];
const command = process.env["VEILLEUSE_SERVE"] ?? `cargo run --release -- serve --data target/browser --brisk --listen 127.0.0.1:${PORT}`;

const data = process.env["VEILLEUSE_DATA"] ?? /--data (\S+)/.exec(command)?.[1];

const here = new URL(running ?? `http://127.0.0.1:${PORT}`);

/**
 * What Chromium does without. The popups of an address bar that nobody sees are two pages more for every person, and a second of
 * processor time; the others are what Playwright turns off itself, because only the last such list counts.
 */
const WITHOUT = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter"],
  ...["PaintHolding", "ThirdPartyStoragePartitioning", "OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch"],
];

const launch = (...more: string[]) => ({
  launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: ["--no-sandbox", "--disable-gpu", `--disable-features=${WITHOUT.join(",")}`, ...more] },
});

const wifi = { baseURL: `http://${WIFI}:${here.port}`, ...launch(`--host-resolver-rules=MAP ${WIFI} ${here.hostname}`) };

export default defineConfig({
  testDir: "e2e",
  timeout: 300_000,
  retries: 0,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [["list"]],
  use: { locale: "fr-FR" },
  // Everything runs where browsers offer least; what they offer at a secure address is tested there.
  projects: [
    // Its tests take longest and go one after the other: begun last, they would leave a core with nothing to do.
    { name: "workshop", testMatch: /workshop\.spec/, use: wifi },
    { name: "wifi", testIgnore: /(secure|offline|workshop)\.spec/, use: wifi },
    { name: "secure", testMatch: /(secure|offline)\.spec/, use: { baseURL: here.origin, ...launch() } },
  ],
  metadata: { server: here.origin, data: running && !process.env["VEILLEUSE_DATA"] ? undefined : data },
  ...(running ? {} : { webServer: { command, cwd: "..", url: `${here.origin}/healthz`, timeout: 1_200_000, reuseExistingServer: true } }),
});
