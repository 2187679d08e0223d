import { expect, test } from "vitest";
import { turns } from "../src/lib/turns";
import type { ToldLine } from "../src/wire";

const line = (n: number, id: string): ToldLine => ({ n, line: { id: `told-${id}`, args: [] }, told: id }) as unknown as ToldLine;
const say = ({ line: { id } }: ToldLine) => id.replace("told-", "");

test("a turn is a paragraph under what opened it", () => {
  const told = turns([line(1, "placed"), line(2, "turn-began"), line(3, "moved"), line(4, "turn-began"), line(5, "stopped")], say);
  expect(told.map(({ head, told }) => [head?.text, ...told.map(({ text }) => text)])).toEqual([[undefined, "placed"], ["turn-began", "moved"], ["turn-began", "stopped"]]);
});

test("what happened twice in a row is said once, and what came between parts it", () => {
  const [turn] = turns([line(1, "egg"), line(1, "egg"), line(2, "moved"), line(3, "egg")], say);
  expect(turn?.told.map(({ text, lines }) => [text, lines.length])).toEqual([["egg", 2], ["moved", 1], ["egg", 1]]);
});

test("an empty log has no turns", () => {
  expect(turns([], say)).toEqual([]);
});
