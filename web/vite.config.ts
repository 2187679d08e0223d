import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { serviceWorker } from "./scripts/service-worker";
import { sizeGate } from "./scripts/size";
import { houseTexts } from "./scripts/texts";

const server = process.env["VEILLEUSE_URL"] ?? "http://127.0.0.1:7878";
const proxy = { "/api": { target: server }, "/ws": { target: server, ws: true } };

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte" }), sizeGate(), serviceWorker(), houseTexts()],
  worker: { format: "es" },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    reportCompressedSize: false,
  },
  server: { proxy },
  preview: { proxy },
  test: { include: ["tests/**/*.test.ts"] },
});
