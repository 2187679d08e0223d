/**
 * Makes what a page needs to play without a server: `node make.mjs ENGINE LAB ROOT OUT SOURCES [--quick]`.
 *
 * The engine and the packs are named by their content, so that they can be kept for ever. Whatever has outgrown its limit is
 * refused; what was built quickly for the tests is not measured.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { BOOK, Engine, packUp, withoutNames } from "./module.mjs";

const KB = 1024;
/** What may travel at most, compressed. */
const LIMITS = { engine: 850, lab: 550, pack: 110 };

const [engineFile, labFile, root, out, sources, ...flags] = process.argv.slice(2);
const quick = flags.includes("--quick");

function hold(what, bytes, limit) {
  if (quick) return;
  const size = brotliCompressSync(bytes).length / KB;
  console.log(`${what}: ${(bytes.length / KB).toFixed(0)} KB, ${size.toFixed(1)} KB of ${limit} KB compressed`);
  if (size > limit) throw new Error(`${what} has outgrown its limit of ${limit} KB`);
}

const named = (name, bytes, extension) => `${name}-${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}.${extension}`;

function compiled(what, wasm) {
  const module = new WebAssembly.Module(wasm);
  const imports = WebAssembly.Module.imports(module);
  if (imports.length > 0) throw new Error(`the ${what} reaches outside: ${JSON.stringify(imports)}`);
  hold(what, wasm, LIMITS[what]);
  return module;
}

const [wasm, labWasm] = [engineFile, labFile].map((file) => withoutNames(readFileSync(file)));
const module = compiled("engine", wasm);
compiled("lab", labWasm);

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, "offline"), { recursive: true });
function put(name, bytes) {
  writeFileSync(join(out, "offline", name), bytes);
  return `offline/${name}`;
}

const engine = put(named("engine", wasm, "wasm"), wasm);
// Whoever opens the laboratory fetches it.
const lab = put(named("lab", labWasm, "wasm"), labWasm);

const texts = {};
for (const lang of ["fr", "en"]) {
  const folder = join(root, "texts", lang);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort();
  const source = Buffer.from(files.map((name) => `${readFileSync(join(folder, name), "utf8")}\n`).join(""));
  texts[lang] = put(named(`texts-${lang}`, source, "txt"), source);
}

const desk = new Engine(module);
const titles = [];
const order = readFileSync(join(root, "crates/veilleuse-titles/src/lib.rs"), "utf8").matchAll(/^ {4}\w+ in title_\w+, "([a-z-]+)"/gm);
for (const [, title] of order) {
  const folder = join(root, "packs", title);
  const pack = packUp(folder, [BOOK]);
  hold(title, pack, LIMITS.pack);
  const book = readFileSync(join(folder, BOOK));
  const { digest } = desk.call({ shelve: { title } }, pack);
  const sealed = readdirSync(folder).includes("sealed");
  titles.push({
    info: desk.call({ info: { title } }),
    digest,
    pack: put(named(sealed ? `sealed-${title}` : title, pack, "pack"), pack),
    book: put(named(`rules-${title}`, book, "txt"), book),
    sealed,
  });
}

const offer = { rules: desk.call("rules_version"), sources, engine, lab, texts, titles };
writeFileSync(join(out, "offline.json"), JSON.stringify(offer));
// What a server offers whose players are not to read sealed answers.
writeFileSync(join(out, "offline-open.json"), JSON.stringify({ ...offer, titles: titles.filter(({ sealed }) => !sealed) }));
console.log(`${titles.length} titles to play without a server: ${out}`);
