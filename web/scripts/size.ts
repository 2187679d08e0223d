/** Refuses a build that has outgrown its limits: code and styles compressed, fonts beside them. */
import { gzipSync } from "node:zlib";
import type { Plugin, Rollup } from "vite";

const KB = 1024;
/** What a browser loads before anybody sits down, its fonts, and what it loads beside that for a title's board or a workshop's page. */
const LIMITS = { code: 150, fonts: 120, board: 90, workshop: 40 };

/** The files that come with a chunk: itself, what it imports at once, and their styles. */
function loadedWith(bundle: Rollup.OutputBundle, entry: string): Set<string> {
  const files = new Set<string>();
  const load = (name: string) => {
    const file = bundle[name];
    if (files.has(name) || file?.type !== "chunk") return;
    files.add(name);
    for (const styles of file.viteMetadata?.importedCss ?? []) files.add(styles);
    file.imports.forEach(load);
  };
  load(entry);
  return files;
}

export function sizeGate(): Plugin {
  return {
    name: "size-gate",
    apply: "build",
    writeBundle(_, bundle) {
      const bytes = (name: string) => {
        const file = bundle[name];
        return Buffer.from(file?.type === "chunk" ? file.code : (file?.source ?? ""));
      };
      const packed = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + gzipSync(bytes(name), { level: 9 }).length, 0);
      const hold = (what: string, size: number, limit: number) => {
        this.info(`${what}: ${(size / KB).toFixed(1)} KB of ${limit} KB`);
        if (size > limit * KB) this.error(`${what} has outgrown its limit of ${limit} KB: load less at once, or import lazily`);
      };
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const first = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...loadedWith(bundle, chunk.fileName)]));
      hold("code", packed(first), LIMITS.code);
      hold("fonts", Object.keys(bundle).filter((name) => /\.woff2?$/.test(name)).reduce((sum, name) => sum + bytes(name).length, 0), LIMITS.fonts);
      for (const chunk of chunks) {
        const title = /\/src\/titles\/([a-z-]+)\/index\.ts$/.exec(chunk.facadeModuleId ?? "")?.[1];
        const page = /\/src\/workshop\/(\w+)\.svelte$/.exec(chunk.facadeModuleId ?? "")?.[1];
        const beside = () => packed([...loadedWith(bundle, chunk.fileName)].filter((name) => !first.has(name)));
        if (page) hold(`workshop ${page}`, beside(), LIMITS.workshop);
        if (title) hold(title, beside(), LIMITS.board);
      }
    },
  };
}
