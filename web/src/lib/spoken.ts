/** What was told, in sentences: told twice in a row, they are said once. */
import type { ToldLine } from "../wire";
import type { Names } from "./fluent";
import { sentence, t } from "./texts.svelte";
import { runs } from "./turns";

export function spoken(lines: ToldLine[], names: Names): string[] {
  return runs(lines, (line) => sentence(line.line, names)).map(({ text, lines: { length: times } }) => (times > 1 ? `${text} ${t("web-log-times", { times })}` : text));
}
