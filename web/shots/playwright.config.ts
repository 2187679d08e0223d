/** Pictures of the page, taken on the real server; see `cargo xtask shots`. */
import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import usual from "../playwright.config";

const here = new URL(process.env["VEILLEUSE_URL"] ?? "http://127.0.0.1:7979");

export default defineConfig({
  ...usual,
  testDir: ".",
  testMatch: /sweep\.spec/,
  globalTeardown: "./gallery.ts",
  projects: [{ name: "shots", use: { ...usual.projects?.find(({ name }) => name === "secure")?.use, baseURL: here.origin } }],
  metadata: { server: here.origin, out: resolve(process.env["VEILLEUSE_SHOTS_OUT"] ?? "../target/shots") },
});
