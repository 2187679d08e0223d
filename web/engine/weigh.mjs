/**
 * Says what an engine weighs and what of: `node weigh.mjs ENGINE [MOST]`, for a module as it was built, with its names
 * (`target/engine/wasm32-unknown-unknown/engine/veilleuse_wasm.wasm`).
 *
 * Bytes of code by the first crate in each name, by title, by what reads and writes, the largest functions, and the sections.
 */
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const [file, most = "40"] = process.argv.slice(2);
const bytes = readFileSync(file);
let at = 8;

function number() {
  let [value, shift] = [0, 0];
  for (;;) {
    const byte = bytes[at++];
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return value;
    shift += 7;
  }
}

function text() {
  const length = number();
  at += length;
  return bytes.toString("utf8", at - length, at);
}

const SECTIONS = ["custom", "type", "import", "function", "table", "memory", "global", "export", "start", "element", "code", "data", "count"];
const sections = [];
const [sizes, names] = [[], new Map()];
let imported = 0;
while (at < bytes.length) {
  const kind = bytes[at++];
  const end = number() + at;
  const start = at;
  let name = SECTIONS[kind] ?? "unknown";
  if (kind === 2) imported = number();
  if (kind === 10) {
    for (let left = number(); left > 0; left--) {
      const size = number();
      sizes.push(size);
      at += size;
    }
  }
  if (kind === 0) {
    name = text();
    while (name === "name" && at < end) {
      const part = bytes[at++];
      const behind = number() + at;
      if (part === 1) {
        for (let left = number(); left > 0; left--) {
          const index = number();
          names.set(index, text());
        }
      }
      at = behind;
    }
  }
  sections.push([name, end - start, brotliCompressSync(bytes.subarray(start, end)).length]);
  at = end;
}

const KB = 1024;
const line = (size, what) => { console.log(`${(size / KB).toFixed(1).padStart(9)}  ${what}`); };
console.log("section         KB  brotli");
for (const [name, size, packed] of sections) console.log(`${name.padEnd(10)}${(size / KB).toFixed(0).padStart(8)}${(packed / KB).toFixed(0).padStart(8)}`);

/** The words of a name as compilers write them (`_R…`): each has its length before it. */
function wordsOf(name) {
  const words = [];
  for (let at = 0; at < name.length; at++) {
    // What tells crates of one name apart, and what stands for something said before.
    const aside = /^(Cs[0-9A-Za-z]*_|[Bs][0-9A-Za-z]{0,3}_)/.exec(name.slice(at))?.[0];
    if (aside) {
      at += aside.length - 1;
      continue;
    }
    const length = /^[1-9]\d*/.exec(name.slice(at))?.[0];
    if (!length) continue;
    const start = at + length.length + (name[at + length.length] === "_" ? 1 : 0);
    words.push(name.slice(start, start + Number(length)));
    at = start + Number(length) - 1;
  }
  return words;
}
const CRATES = /^(veilleuse|title|serde|toml|fluent|core$|alloc$|std$|blake3|unic|intl|winnow|hashbrown|sha2|compiler_builtins)/;
/** The crates that a name says, in order. */
function cratesOf(name) {
  const found = wordsOf(name).filter((word) => CRATES.test(word));
  return found.length > 0 ? [...new Set(found)] : ["others"];
}
const sum = (keyed) => [...keyed.reduce((all, [key, size]) => all.set(key, (all.get(key) ?? 0) + size), new Map())].sort((a, b) => b[1] - a[1]);
const code = sizes.map((size, index) => [names.get(index + imported) ?? "?", size]);
console.log("\nKB of code by the first crate in the name");
for (const [crate, size] of sum(code.map(([name, size]) => [cratesOf(name)[0], size])).slice(0, 30)) line(size, crate);
console.log("\nKB of code by title in the name");
for (const [title, size] of sum(code.map(([name, size]) => [cratesOf(name).find((crate) => crate.startsWith("title")) ?? "none", size]))) line(size, title);
const KINDS = [["reads TOML", /4toml2de/], ["reads JSON", /10serde_json2de/], ["values of JSON", /10serde_json5value/], ["writes JSON", /10serde_json3ser/], ["sorts", /5slice4sort/], ["formats", /4core3fmt/], ["Fluent", /fluent|unic_langid|intl_/], ["bots", /14veilleuse_bots/]];
console.log("\nKB of code by what it does");
for (const [kind, size] of sum(code.map(([name, size]) => [KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? "rules, views, tables and the rest", size]))) line(size, kind);
console.log("\nKB of code of functions with the same first words");
const plain = (name) => wordsOf(name).slice(0, 4).join("::") || name;
for (const [name, size] of sum(code.map(([name, size]) => [plain(name), size])).slice(0, Number(most))) line(size, name.slice(0, 160));
console.log("\nKB of the largest functions");
for (const [name, size] of code.toSorted((a, b) => b[1] - a[1]).slice(0, Number(most))) line(size, name.slice(0, 200));
