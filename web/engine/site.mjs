/**
 * Makes a static site of a built page and what it plays with: `node site.mjs SITE OFFLINE [--quick]`.
 *
 * Every path is relative, so that any folder of any host will do. The page says that there is no server. What was built
 * quickly for the tests is not measured.
 */
import { appendFileSync, copyFileSync, cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const [site, offline, ...flags] = process.argv.slice(2);
const KB = 1024;
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'";

cpSync(join(offline, "offline"), join(site, "offline"), { recursive: true });
const offer = readFileSync(join(offline, "offline.json"), "utf8");
writeFileSync(join(site, "offline.json"), offer);
// Another engine is another version, which waits as any other does.
appendFileSync(join(site, "sw.js"), `// ${JSON.parse(offer).engine}\n`);

const page = readFileSync(join(site, "index.html"), "utf8");
const said = page.replace('<meta charset="utf-8" />', `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />\n    <meta name="veilleuse" content="site" />`);
if (said === page) throw new Error("the page has no place to say that it is a site");
writeFileSync(join(site, "index.html"), said);
copyFileSync(join(site, "index.html"), join(site, "404.html"));
writeFileSync(join(site, ".nojekyll"), "");
const forEver = "  Cache-Control: public, max-age=31536000, immutable\n";
writeFileSync(
  join(site, "_headers"),
  `/*\n  Content-Security-Policy: ${POLICY}; frame-ancestors 'none'\n  Referrer-Policy: no-referrer\n  X-Content-Type-Options: nosniff\n/assets/*\n${forEver}/offline/*\n${forEver}/sw.js\n  Cache-Control: no-cache\n`,
);

if (flags.includes("--quick")) process.exit();

const sizes = new Map();
const add = (folder, part) => {
  for (const entry of readdirSync(join(site, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) add(path, part);
    else {
      const [files, raw, packed] = sizes.get(part) ?? [0, 0, 0];
      sizes.set(part, [files + 1, raw + statSync(join(site, path)).size, packed + brotliCompressSync(readFileSync(join(site, path))).length]);
    }
  }
};
for (const entry of readdirSync(site, { withFileTypes: true })) {
  if (entry.isDirectory()) add(entry.name, entry.name);
  else if (!sizes.has("page")) sizes.set("page", [1, statSync(join(site, "index.html")).size, brotliCompressSync(readFileSync(join(site, "index.html"))).length]);
}
console.log("part        files      KB  brotli");
for (const [part, [files, raw, packed]] of sizes) console.log(`${part.padEnd(12)}${String(files).padStart(5)}${(raw / KB).toFixed(0).padStart(8)}${(packed / KB).toFixed(0).padStart(8)}`);
