/** Refuses a build whose first load has outgrown its limits: code and styles compressed, fonts beside them. */
import { gzipSync } from "node:zlib";
import type { Plugin, Rollup } from "vite";

const KB = 1024;
const LIMITS = { code: 150 * KB, fonts: 120 * KB };

/** The files a browser loads before anybody sits down: the entry, what it imports at once, and their styles. */
function firstLoad(bundle: Rollup.OutputBundle): Set<string> {
  const files = new Set<string>();
  const load = (name: string) => {
    const file = bundle[name];
    if (files.has(name) || file?.type !== "chunk") return;
    files.add(name);
    for (const styles of file.viteMetadata?.importedCss ?? []) files.add(styles);
    file.imports.forEach(load);
  };
  for (const [name, file] of Object.entries(bundle)) if (file.type === "chunk" && file.isEntry) load(name);
  return files;
}

export function sizeGate(): Plugin {
  return {
    name: "size-gate",
    apply: "build",
    writeBundle(_, bundle) {
      const sizes = { code: 0, fonts: 0 };
      const first = firstLoad(bundle);
      for (const [name, file] of Object.entries(bundle)) {
        const bytes = Buffer.from(file.type === "chunk" ? file.code : file.source);
        if (first.has(name)) sizes.code += gzipSync(bytes, { level: 9 }).length;
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
