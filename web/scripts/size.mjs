// The first load stays small: code and styles, compressed, and the fonts beside them.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const KB = 1024;
const LIMITS = { code: 150 * KB, fonts: 120 * KB };
const folder = join(import.meta.dirname, "..", "dist", "assets");

const sizes = { code: 0, fonts: 0 };
for (const name of readdirSync(folder)) {
  const bytes = readFileSync(join(folder, name));
  if (/\.(js|css)$/.test(name)) sizes.code += gzipSync(bytes, { level: 9 }).length;
  if (/\.woff2?$/.test(name)) sizes.fonts += bytes.length;
}

let tooBig = false;
for (const [what, size] of Object.entries(sizes)) {
  const over = size > LIMITS[what];
  tooBig ||= over;
  console.log(`${what}: ${(size / KB).toFixed(1)} KB of ${LIMITS[what] / KB} KB${over ? "  TOO BIG" : ""}`);
}
if (tooBig) {
  console.error("The first load has outgrown its limit: load less at once, or import lazily.");
  process.exit(1);
}
