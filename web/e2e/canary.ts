import { readFileSync, readdirSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

const FOLDER = "../packs/numeville/sealed/questions";

/** The longest run of plain words of a text: a file, a message and a page write it the same way. */
const plainest = (text: string): string =>
  text
    .split(/[^\p{L}\d ,.'’-]/u)
    .map((run) => run.trim())
    .reduce((longest, run) => (run.length > longest.length ? run : longest), "");

/** Words of each explanation that no other text of the bank has, by question: what nobody may hold before the answer. */
export function canaries(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const files = readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, "utf8"));
  for (const part of files.flatMap((file) => file.split("[[question]]").slice(1))) {
    const id = /^id = "([^"]+)"$/m.exec(part)?.[1] ?? "";
    const explanations = [...part.matchAll(/^explanation = "(.*)"$/gm)].map(([, text]) => plainest(String(text)));
    found.set(id, explanations);
  }
  expect([...found.values()].filter((explanations) => explanations.length === 2).length).toBe(200);
  const bank = files.join("");
  expect([...found.values()].flat().filter((words) => bank.split(words).length !== 2)).toEqual([]);
  return found;
}

/** Everything a page receives and holds, with the questions that were answered before it did. */
export class Watch {
  readonly #canaries = canaries();
  readonly #answered = new Set<string>();
  /** How many messages and moments were looked through. */
  looked = 0;
  /** What told too much; must stay empty. */
  readonly leaks: string[] = [];

  constructor(page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.#hear(String(payload)));
    });
    page.on("response", (response) => {
      // A browser may have dropped the body of a page it has left.
      void response.text().then((text) => this.look(text, response.url())).catch(() => undefined);
    });
  }

  /** No text may tell what is not answered yet. */
  look(text: string, where: string): void {
    this.looked++;
    for (const [id, explanations] of this.#canaries) {
      if (this.#answered.has(id)) continue;
      if (explanations.some((words) => text.includes(words))) this.leaks.push(`${where} tells the answer of ${id}`);
    }
  }

  #hear(text: string): void {
    type Told = { told: { told: string; question?: string } }[];
    const news = JSON.parse(text) as { table?: { told: Told }; log?: { told: Told } };
    for (const { told } of [...(news.log?.told ?? []), ...(news.table?.told ?? [])]) {
      if (told.told === "answered") this.#answered.add(told.question ?? "");
    }
    this.look(text, "a message");
  }

  /** How many questions were answered so far. */
  get answered(): number {
    return this.#answered.size;
  }
}

/** What a page shows and keeps. */
export const held = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.outerHTML + JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
