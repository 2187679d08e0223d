/** While the page is worked on, the words of the house come from their files: a changed sentence needs no new server. */
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connect, Plugin } from "vite";

const FOLDER = new URL("../../texts/", import.meta.url);

function answer(request: IncomingMessage, response: ServerResponse, next: Connect.NextFunction): void {
  const lang = /^\/api\/texts\/(fr|en)$/.exec(request.url ?? "")?.[1];
  if (!lang) {
    next();
    return;
  }
  const folder = new URL(`${lang}/`, FOLDER);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  response.setHeader("content-type", "text/plain; charset=utf-8");
  response.end(files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n"));
}

export function houseTexts(): Plugin {
  return {
    name: "house-texts",
    configureServer: ({ middlewares }) => void middlewares.use(answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
  };
}
