import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Texts, typeset, type Lang } from "../src/lib/fluent";

const root = join(import.meta.dirname, "..", "..");
const read = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(join(root, folder, name), "utf8"));
const texts = (lang: Lang) => new Texts(lang, [...read(`packs/numeville/${lang}`), ...read(`texts/${lang}`)]);
const names = (seat: number | "master") => (seat === "master" ? "Mme Roux" : (["Léa", "Karim"][seat] ?? "?"));

describe("sentences", () => {
  it("put names, messages and numbers into the reader's language", () => {
    const line = {
      id: "told-moved",
      args: [
        ["seat", { seat: 0 }],
        ["steps", { number: 3 }],
        ["turning", { word: "clockwise" }],
        ["bumped", { word: "no" }],
        ["to", { name: "square-sq_03" }],
        ["forced", { word: "no" }],
      ] as [string, { seat: number } | { number: number } | { word: string } | { name: string }][],
    };
    expect(texts("fr").line(line, names)).toBe("Léa avance de 3 dans le sens horaire\u00a0: le portrait de Stalky.");
    expect(texts("en").line(line, names)).toContain("Léa");
  });

  it("do not break before the tall signs of French", () => {
    expect(typeset("« Oui ! » ; non : pourquoi ?", "fr")).toBe("«\u00a0Oui\u202f!\u00a0»\u202f; non\u00a0: pourquoi\u202f?");
    expect(typeset("Yes : no", "en")).toBe("Yes : no");
  });

  it("read attributes with a dot", () => {
    const line = { id: "do-use", args: [["card", { name: "card-obj_05" }], ["text", { name: "card-obj_05.text" }]] as [string, { name: string }][] };
    expect(texts("fr").line(line, names)).toBe("Jouer GPS (Au lieu de lancer le dé blanc, choisis de 1 à 6.)");
  });

  it("take the reader's text, or the first there is", () => {
    const line = (text: [string, string][]) => ({ id: "web-source", args: [["source", { text }]] as [string, { text: [string, string][] }][] });
    expect(texts("en").line(line([["fr", "un"], ["en", "one"]]), names)).toBe("Source: one");
    expect(texts("en").line(line([["fr", "un"]]), names)).toBe("Source: un");
  });

  it("count as the language does", () => {
    expect(texts("fr").say("web-rounds-left", { left: 1 })).toBe("encore 1 manche");
    expect(texts("fr").say("web-rounds-left", { left: 4 })).toBe("encore 4 manches");
  });

  it("show the id of what nobody wrote", () => {
    expect(texts("fr").say("web-nothing-like-this")).toBe("web-nothing-like-this");
  });
});

describe("the texts of the screens", () => {
  const used = new Set<string>();
  const collect = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) collect(path);
      else if (/\.(svelte|ts)$/.test(entry.name)) {
        const source = readFileSync(path, "utf8");
        for (const [, id] of source.matchAll(/["'`]((?:web|house|phrase|error|why)-[a-z][a-z-]*[a-z])["'`]/g)) if (id) used.add(id);
      }
    }
  };
  collect(join(root, "web", "src"));

  it.each(["fr", "en"] as const)("has every message a screen names (%s)", (lang) => {
    const known = texts(lang);
    expect(used.size).toBeGreaterThan(80);
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
  });

  it("explains every error of the protocol", () => {
    const doc = readFileSync(join(root, "docs", "wire.md"), "utf8").split("### Words in errors")[1] ?? "";
    const codes = [...doc.matchAll(/`([a-z_]+)`/g)].map(([, code]) => `error-${String(code).replaceAll("_", "-")}`);
    expect(codes.length).toBeGreaterThan(15);
    for (const lang of ["fr", "en"] as const) {
      const known = texts(lang);
      expect(codes.filter((id) => !known.has(id))).toEqual([]);
    }
  });
});

describe("every word the server may use", () => {
  const wire = readFileSync(join(root, "docs", "wire.md"), "utf8");
  const types = readFileSync(join(root, "web", "src", "wire", "index.ts"), "utf8");
  const errors = [...(wire.split("### Words in errors")[1]?.split("For people")[0] ?? "").matchAll(/`(\w+)`/g)].map(([, code]) => `error-${String(code).replaceAll("_", "-")}`);
  const reasons = [...(/A word for programs: (.*)\./.exec(types)?.[1] ?? "").matchAll(/`(\w+)`/g)].map(([, reason]) => `web-closed-${String(reason)}`);
  const found = [..."file chain match commitment seed share count draw".split(" ").map((why) => `web-verify-broken-${why}`), ..."proven late open".split(" ").map((one) => `web-verify-${one}`)];
  const notices = "came left freed taken door-open door-closed".split(" ").map((word) => `notice-${word}`);
  it.each(["fr", "en"] as const)("has a sentence (%s)", (lang) => {
    const said = texts(lang);
    expect(errors.length).toBeGreaterThan(20);
    expect(reasons.length).toBeGreaterThan(5);
    expect([...errors, ...reasons, ...found, ...notices].filter((id) => !said.has(id))).toEqual([]);
  });
});
