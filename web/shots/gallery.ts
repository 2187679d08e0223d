/** One page that shows all pictures: a row for each screen or moment, a column for each size. */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FullConfig } from "@playwright/test";
import { SIZES } from "./moments";

type Picture = { file: string; name: string; size: string; theme: string; lang: string };

function picturesIn(out: string, folder: string): Picture[] {
  return readdirSync(join(out, folder)).filter((file) => file.endsWith(".png")).map((file) => {
    const [name = "", size = "", theme = "", lang = ""] = file.split(".");
    return { file: `${folder}/${file}`, name, size, theme, lang };
  });
}

function row(name: string, pictures: Picture[]): string {
  const order = ({ size, theme, lang }: Picture) => `${lang === "fr" ? 0 : 1}${theme}${SIZES.findIndex((one) => one.name === size)}`;
  const shown = pictures.filter((one) => one.name === name).sort((a, b) => order(a).localeCompare(order(b)));
  const figures = shown.map(
    ({ file, size, theme, lang }) => `<figure class="${theme} ${lang} s${size}"><a href="${file}"><img loading="lazy" src="${file}" alt="${name}"></a><figcaption>${size} · ${theme} · ${lang}</figcaption></figure>`,
  );
  return `<h3>${name}</h3><div class="row">${figures.join("")}</div>`;
}

export default function gallery(config: FullConfig): void {
  const out = String(config.metadata["out"]);
  const folders = readdirSync(out, { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);
  const sections = folders.map((folder) => {
    const pictures = picturesIn(out, folder);
    const names = [...new Set(pictures.map(({ name }) => name))].sort();
    return `<section id="${folder}"><h2>${folder}</h2>${names.map((name) => row(name, pictures)).join("")}</section>`;
  });
  const links = folders.map((folder) => `<a href="#${folder}">${folder}</a>`).join(" ");
  const boxes = ["dark", "light", "fr", "en", ...SIZES.map(({ name }) => `s${name}`)]
    .map((word) => `<label><input type="checkbox" checked value="${word}"> ${word.replace(/^s/, "")}</label>`)
    .join(" ");
  writeFileSync(
    join(out, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>Veilleuse: all pictures</title>
<style>
body { margin: 0 16px 60px; background: #17151f; color: #eee6d8; font: 16px system-ui }
nav { position: sticky; top: 0; padding: 10px 0; background: #17151f; display: flex; flex-wrap: wrap; gap: 14px; z-index: 1 }
a { color: #f2b84b } .row { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
figure { margin: 0 } img { height: 300px; width: auto; max-width: 94vw; object-fit: cover; object-position: top; border: 1px solid #555; border-radius: 6px }
figcaption { font-size: 12px; opacity: .7 } .hidden { display: none }
</style>
<nav>${links} <span>${boxes}</span></nav>${sections.join("")}
<script>
const boxes = [...document.querySelectorAll("input")];
const apply = () => {
  const off = boxes.filter((box) => !box.checked).map((box) => box.value);
  for (const one of document.querySelectorAll("figure")) one.classList.toggle("hidden", off.some((word) => one.classList.contains(word)));
};
for (const box of boxes) box.onchange = apply;
</script>
`,
  );
  console.log(`\n${join(out, "index.html")}`);
}
