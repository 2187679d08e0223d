import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8");
const SHEETS = { house: "styles/tokens.css", clef: "titles/clef-des-mondes/tokens.css", boogeyman: "titles/boogeyman/night.css" };
const THEMES = ["dark", "light"] as const;
type Theme = (typeof THEMES)[number];

/** What `:root` names in a sheet, in a theme: the light one changes some of the dark one. */
function named(sheet: string, theme: Theme): Map<string, string> {
  const all = new Map<string, string>();
  for (const [, light, body = ""] of read(sheet).matchAll(/:root(\[data-theme="light"\])? \{([^}]*)\}/g)) {
    if (light && theme === "dark") continue;
    for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+): ([^;]+);/g)) all.set(name, value);
  }
  return all;
}

type Colour = { light: number; a: number; b: number; alpha: number };

function colour(value: string): Colour {
  const [, l, c, h, alpha] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(value) ?? [];
  if (l === undefined) throw new Error(`no plain colour: ${value}`);
  const turn = (Number(h) * Math.PI) / 180;
  return { light: Number(l), a: Number(c) * Math.cos(turn), b: Number(c) * Math.sin(turn), alpha: Number(alpha ?? 1) };
}

/** Relative luminance, as WCAG has it. */
function luminance({ light, a, b }: Colour): number {
  const [l, m, s] = [light + 0.3963377774 * a + 0.2158037573 * b, light - 0.1055613458 * a - 0.0638541728 * b, light - 0.0894841775 * a - 1.291485548 * b].map((one) => one ** 3) as [number, number, number];
  const rgb = [4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s];
  const [red, green, blue] = rgb.map((one) => Math.min(1, Math.max(0, one))) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [bright, dark] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

test("a title's sheet gives no colour of the house, or of another title, a second meaning", () => {
  const sheets = Object.values(SHEETS).map((sheet) => [...named(sheet, "light").keys()]);
  for (const [index, names] of sheets.entries()) {
    const others = new Set(sheets.filter((_, other) => other !== index).flat());
    expect(names.filter((name) => others.has(name))).toEqual([]);
  }
});

/** Letters on what lies under them, by title. Letters need 4.5 to 1, shapes 3 to 1. */
const LETTERS: Record<string, [string, string][]> = {
  "the house": [["--text", "--night"], ["--text", "--surface"], ["--text", "--raised"], ["--muted", "--surface"], ["--lamp", "--surface"], ["--lamp-ink", "--lamp"], ["--bad", "--surface"], ["--good", "--surface"], ["--warn", "--surface"]],
  "La Clef des mondes": [["--scroll-ink", "--scroll"], ["--vellum-ink", "--vellum"], ["--vellum-ink", "--vellum-low"], ["--violet", "--surface"], ["--key-ink", "--key-magic"], ["--key-ink", "--key-knowledge"], ["--key-ink", "--key-combat"], ["--key-ink", "--key-death"], ["--key-ink", "--key-love"]],
  "Terror Below": [["--paper-ink", "--paper"], ["--dusk-ink", "--dusk"], ["--dusk-ink", "--dusk-low"], ["--tremor-ink", "--tremor"], ["--blood", "--dusk"], ["--blood-text", "--surface"], ["--grid-name", "--sand"]],
  "Stranger Things": [["--map-ink", "--plate-solid"], ["--under-ink", "--under-plate-solid"], ["--st-red-text", "--under-deep"], ["--chit-ink", "--chit-front"], ["--chit-mark", "--chit-back"], ["--tape-ink", "--tape"], ["--tape-ink", "--tape-lit"], ["--slot-ink", "--plate-solid"], ["--st-red-text-page", "--surface"]],
};

describe.each(THEMES)("in the %s theme", (theme) => {
  const all = new Map(Object.values(SHEETS).flatMap((sheet) => [...named(sheet, theme)]));
  const of = (name: string): string => {
    const value = all.get(name);
    if (value === undefined) throw new Error(`nothing is named ${name}`);
    return value;
  };

  test.each(Object.entries(LETTERS))("letters of %s can be read", (_, pairs) => {
    const faint = pairs.filter(([ink, ground]) => contrast(of(ink), of(ground)) < 4.5).map(([ink, ground]) => `${ink} on ${ground}: ${contrast(of(ink), of(ground)).toFixed(2)}`);
    expect(faint).toEqual([]);
  });
});
