import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const source = join(import.meta.dirname, "..", "src");

describe("a page that waits for its person", () => {
  // What moves on a board is painted anew with every frame: on a phone that is its battery.
  it("comes to rest: no animation runs for ever", () => {
    const styled = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|css)$/.test(file));
    expect(styled.length).toBeGreaterThan(50);
    const restless = styled.filter((file) => /animation[^;]*\binfinite\b/.test(readFileSync(join(source, file), "utf8")));
    expect(restless).toEqual([]);
  });
});
