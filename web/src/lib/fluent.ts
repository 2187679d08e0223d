/** Sentences: Fluent sources from the server, lines from the rules, formatted as the terminal does. */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import { JOININGS } from "./joining";
import type { Arg, Line, Seat } from "../wire";

export type { Line, Seat };

export type Lang = "fr" | "en";
export type Both = { fr: string; en: string };

/** French keeps a space before its tall signs and inside its quotation marks, and no line may break there. Packs that were
 * typed plainly read as well as ours. */
export function typeset(text: string, lang: Lang): string {
  return lang === "fr" ? text.replace(/ (?=[;!?])/g, "\u202f").replace(/ (?=[:»])/g, "\u00a0").replace(/« /g, "«\u00a0") : text;
}

/** Who sits in a chair, by the name people know. */
export type Names = (seat: Seat) => string;

const functions: Record<string, FluentFunction> = Object.fromEntries(
  Object.entries(JOININGS).map(([name, join]): [string, FluentFunction] => [name, ([given]) => join(typeof given === "string" ? given : String(given?.valueOf() ?? ""))]),
);

/** Sentences that nothing stands before: who or what they begin with gets a capital letter. */
const BEGIN_ALONE = /^(?:prompt|do|told)-/;

export class Texts {
  readonly lang: Lang;
  #bundle: FluentBundle;
  /** Messages without arguments, which are always the same. */
  #plain = new Map<string, string>();

  constructor(lang: Lang, sources: string[]) {
    this.lang = lang;
    this.#bundle = new FluentBundle(lang, { useIsolating: false, functions });
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id.split(".")[0] ?? id);
  }

  /** The message `id`, or its attribute when the id has a dot; the id itself when nobody wrote it. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    if (args) return this.#format(id, args);
    const known = this.#plain.get(id) ?? this.#format(id);
    this.#plain.set(id, known);
    return known;
  }

  #format(id: string, args?: Record<string, FluentVariable>): string {
    const [message, attribute] = id.split(".") as [string, string?];
    const found = this.#bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return id;
    return typeset(this.#bundle.formatPattern(pattern, args ?? null, []), this.lang);
  }

  line(line: Line, names: Names): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of line.args) args[name] = this.#value(arg, names);
    const said = this.say(line.id, args);
    return BEGIN_ALONE.test(line.id) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  }

  both(text: Both): string {
    return typeset(text[this.lang], this.lang);
  }

  #value(arg: Arg, names: Names): FluentVariable {
    if ("number" in arg) return arg.number;
    if ("word" in arg) return arg.word;
    if ("name" in arg) return this.say(arg.name);
    if ("names" in arg) return arg.names.map((name) => this.say(name)).join(", ");
    if ("seat" in arg) return names(arg.seat);
    return arg.text.find(([lang]) => lang === this.lang)?.[1] ?? arg.text[0]?.[1] ?? "";
  }
}
