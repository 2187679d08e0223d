/** Writes the service worker of a build: with the names of its files, within its limit. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCE = new URL("../src/offline/sw.js", import.meta.url);
/** Without the names of the files, in bytes. */
const LIMIT = 4 * 1024;

/** The files of `public/` that an opened page asks for. */
const PUBLIC = ["lamp.svg", "manifest.webmanifest", "icon-192.png", "icon-512.png"];

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    writeBundle({ dir }, bundle) {
      const source = readFileSync(SOURCE, "utf8");
      this.info(`service worker: ${(source.length / 1024).toFixed(1)} KB of ${LIMIT / 1024} KB`);
      if (source.length > LIMIT) this.error("the service worker has outgrown its limit");
      const names = Object.keys(bundle).filter((name) => name !== "index.html").sort();
      const hash = createHash("sha256").update(source);
      for (const [name, file] of Object.entries(bundle).sort()) hash.update(name).update(file.type === "chunk" ? file.code : file.source);
      const build = hash.digest("hex").slice(0, 16);
      writeFileSync(join(dir ?? "dist", "sw.js"), source.replace("%BUILD%", build).replace("%FILES%", JSON.stringify([...names, ...PUBLIC])));
    },
  };
}
