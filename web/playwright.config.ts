import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const PORT = 7979;
const chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);

/**
 * Plays on the real server. `VEILLEUSE_URL` names one that runs already; `VEILLEUSE_SERVE` is the command that starts
 * one on 127.0.0.1:7979.
 */
const running = process.env["VEILLEUSE_URL"];
const command = process.env["VEILLEUSE_SERVE"] ?? `cargo run --release -- serve --memory --brisk --listen 127.0.0.1:${PORT}`;

export default defineConfig({
  testDir: "e2e",
  timeout: 300_000,
  retries: 1,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [["list"]],
  use: {
    baseURL: running ?? `http://127.0.0.1:${PORT}`,
    locale: "fr-FR",
    launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: ["--no-sandbox"] },
  },
  ...(running ? {} : { webServer: { command, cwd: "..", url: `http://127.0.0.1:${PORT}/healthz`, timeout: 1_200_000, reuseExistingServer: true } }),
});
