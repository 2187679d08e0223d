/** Refuses a build whose first load has outgrown its limits: code and styles compressed, fonts beside them. */
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const KB = 1024;
const LIMITS = { code: 150 * KB, fonts: 120 * KB };

export function sizeGate(): Plugin {
  return {
    name: "size-gate",
    apply: "build",
    writeBundle(_, bundle) {
      const sizes = { code: 0, fonts: 0 };
      for (const [name, file] of Object.entries(bundle)) {
        const bytes = Buffer.from(file.type === "chunk" ? file.code : file.source);
        if (/\.(js|css)$/.test(name)) sizes.code += gzipSync(bytes, { level: 9 }).length;
        if (/\.woff2?$/.test(name)) sizes.fonts += bytes.length;
      }
      for (const what of ["code", "fonts"] as const) {
        const [size, limit] = [sizes[what] / KB, LIMITS[what] / KB];
        this.info(`${what}: ${size.toFixed(1)} KB of ${limit} KB`);
        if (size > limit) this.error(`${what} has outgrown its limit of ${limit} KB: load less at once, or import lazily`);
      }
    },
  };
}
