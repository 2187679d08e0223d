import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dayNumber, dayOf, eveningOf, eveningOfAll, isFoundOn, isSolved, solved, streak } from "../src/lib/evening";
import { address, parse } from "../src/lib/router.svelte";

type Kept = { day: string; number: number; puzzles: number[]; of_all: [number, number] | null; of_first: number | null };

const fixture = JSON.parse(readFileSync(new URL("../../crates/veilleuse-lessons/src/evening.json", import.meta.url), "utf8")) as Kept[];
const titles = (counts: number[]) => counts.map((count, at) => ({ id: `t${at}`, puzzles: Array.from({ length: count }, (_, place) => `p${place}`) }));

const store = (kept: string | null = null) => ({
  getItem: () => kept,
  setItem: (_: string, value: string) => {
    kept = value;
  },
});

describe("the puzzle of an evening", () => {
  it.each(fixture)("is the one that the terminal has: $day, $puzzles", ({ day, number, puzzles, of_all, of_first }) => {
    expect(dayNumber(day)).toBe(number);
    expect(eveningOfAll(titles(puzzles), day)).toEqual(of_all && { title: `t${of_all[0]}`, number: of_all[1] + 1 });
    const [first] = titles(puzzles);
    expect(first ? eveningOf(first, day) : null).toEqual(of_first === null ? null : { title: "t0", number: of_first + 1 });
  });

  it("goes by the calendar of the browser", () => {
    expect(dayOf(new Date(2026, 10, 7, 23, 59))).toBe("2026-11-07");
    expect(dayOf(new Date(2027, 0, 1, 0, 0))).toBe("2027-01-01");
  });

  it("has an address that gives nothing away", () => {
    for (const hash of ["#/puzzle", "#/puzzle/numeville/3"]) expect(address(parse(hash))).toBe(hash);
    for (const hash of ["#/puzzle/numeville", "#/puzzle/numeville/0", "#/puzzle/numeville/x"]) expect(parse(hash)).toEqual({ at: "lost" });
  });
});

describe("evenings in a row", () => {
  const all = titles([3, 4]);
  const find = (day: string, here: ReturnType<typeof store>) => {
    const evening = eveningOfAll(all, day);
    if (evening) solved(evening, all, day, here);
  };

  it("count up to today, or to yesterday while today can still be found", () => {
    const here = store();
    expect(streak("2026-11-17", here)).toBe(0);
    for (const day of ["2026-11-14", "2026-11-15", "2026-11-16"]) find(day, here);
    expect([streak("2026-11-16", here), streak("2026-11-17", here), streak("2026-11-18", here)]).toEqual([3, 3, 0]);
    expect(isFoundOn("2026-11-17", here)).toBe(false);
    find("2026-11-17", here);
    find("2026-11-17", here);
    expect(streak("2026-11-17", here)).toBe(4);
    expect(isFoundOn("2026-11-17", here)).toBe(true);
  });

  it("go over the end of a month, and are broken by a day that was missed", () => {
    const here = store();
    for (const day of ["2026-11-28", "2026-11-30", "2026-12-01"]) find(day, here);
    expect(streak("2026-12-01", here)).toBe(2);
  });

  it("are not made by puzzles of other days, which are remembered all the same", () => {
    const here = store();
    const other = { title: "t1", number: (eveningOf({ id: "t1", puzzles: ["a", "b", "c", "d"] }, "2026-11-17")?.number ?? 0) % 4 + 1 };
    const tonight = eveningOfAll(all, "2026-11-17");
    if (tonight?.title === other.title && tonight.number === other.number) throw new Error("choose another day");
    solved(other, all, "2026-11-17", here);
    expect(streak("2026-11-17", here)).toBe(0);
    expect(isSolved(other, here)).toBe(true);
  });

  it("are none where the store holds something else", () => {
    for (const kept of ["", "{", "7", "null", '{"days":3,"found":{}}', '{"days":["a"]}']) expect(streak("2026-11-17", store(kept))).toBe(0);
  });
});
