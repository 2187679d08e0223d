import { describe, expect, it } from "vitest";
import { NOTHING_SEEN, receive, since, type Seen } from "../src/lib/seen";
import type { News, Notice, Table, ToldLine } from "../src/wire";

const line = (n: number, id = `told-${n}`): ToldLine => ({ n, told: { told: id }, line: { id, args: [] } });

function table(n: number, from: number, told: ToldLine[], undone = 0): News {
  const body: Table = {
    n,
    undone,
    since: from,
    told,
    view: { n },
    part: false,
    prompt: { id: "prompt", args: [] },
    waiting: [0],
    options: [],
    free_undo: null,
    step_back: null,
    undo: null,
    clock: null,
    window: null,
    paused: false,
    over: null,
  };
  return { seq: 1, table: body };
}

const after = (...news: News[]): Seen => news.reduce((seen, one) => receive(seen, one, 1000), NOTHING_SEEN);
const told = (seen: Seen) => seen.log.map((one) => one.line.id);

describe("what one pair of eyes has been told", () => {
  it("grows with every step", () => {
    const seen = after(table(1, 0, [line(1)]), table(3, 1, [line(2), line(3)]));
    expect(told(seen)).toEqual(["told-1", "told-2", "told-3"]);
    expect(since(seen)).toEqual({ n: 3, undone: 0 });
  });

  it("animates what follows the table that was seen, and nothing else", () => {
    const first = after(table(5, 0, [line(5)]));
    expect(first.fresh).toEqual([]);
    expect(receive(first, table(6, 5, [line(6)])).fresh).toEqual([line(6)]);
    expect(receive(first, table(9, 7, [line(9)])).fresh).toEqual([]);
    expect(receive(first, table(6, 5, [line(6)], 1)).fresh).toEqual([]);
  });

  it("drops what was taken back", () => {
    const seen = after(table(4, 0, [line(1), line(4)]), table(2, 1, [line(2, "again")], 1));
    expect(told(seen)).toEqual(["told-1", "again"]);
  });

  it("is told in parts after a reconnection", () => {
    const seen = after(table(2, 0, [line(1), line(2)]), { seq: 1, log: { since: 2, told: [line(3)] } }, table(4, 3, [line(4)]));
    expect(told(seen)).toEqual(["told-1", "told-2", "told-3", "told-4"]);
  });

  it("keeps every piece that says the same, so that only the others are drawn again", () => {
    const at = (n: number, egg: string): News => {
      const one = table(n, n - 1, []);
      const option = { do: "go", label: { id: "do-go", args: [] }, touches: ["cell:a"] };
      if ("table" in one) one.table = { ...one.table, view: { cells: [{ cell: "a" }, { cell: "b", egg }] }, options: [option] as unknown as Table["options"] };
      return one;
    };
    const [first, second] = [after(at(1, "pink")), after(at(1, "pink"), at(2, "green"))];
    const next = receive(first, at(2, "green"), 1000);
    expect(next).toEqual(second);
    type Cells = { cells: object[] };
    const [before, now] = [first.table?.view, next.table?.view] as [Cells, Cells];
    expect([now.cells[0] === before.cells[0], now.cells[1] === before.cells[1]]).toEqual([true, false]);
    // It is another moment, with the same thing to do.
    expect(next.table?.options).not.toBe(first.table?.options);
    expect(next.table?.options[0]).toBe(first.table?.options[0]);
  });

  it("keeps what a part of a view leaves out", () => {
    const whole = table(1, 0, []);
    const part = table(2, 1, []);
    if ("table" in whole) whole.table.view = { board: "wide", turn: 1 };
    if ("table" in part) part.table = { ...part.table, part: true, view: { turn: 2 } };
    expect(after(whole, part).table?.view).toEqual({ board: "wide", turn: 2 });
  });

  it("knows when the clock runs out in its own time", () => {
    const news = table(1, 0, []);
    if ("table" in news) news.table.clock = { left: 500 };
    expect(after(news).deadline).toBe(1500);
  });

  it("keeps requests to go back until they are dropped", () => {
    const request = { by: 1, to: 3, waiting: [0], agreed: [1] };
    const asked = after({ seq: 0, undo: { request } });
    expect(asked.undo).toEqual(request);
    expect(receive(asked, { seq: 1, undo: { request: null } }).undo).toBeNull();
  });

  it("keeps what happened around the match, once, through a reconnection", () => {
    const freed: Notice = { freed: { seat: 1, name: "Karim" } };
    const taken: Notice = { taken: { seat: 1, name: "Nour" } };
    const welcome = (notices: Notice[]) => ({ seq: 0, welcome: { chairs: [], said: [], spectators: 1, door: false, notices } }) as unknown as News;
    const seen = after(welcome([freed]), table(3, 0, [line(3)]), { seq: 2, notice: { came: { spectators: 1 } } }, welcome([freed, taken]));
    expect(seen.notices).toEqual([
      { n: 0, notice: freed },
      { n: 3, notice: { came: { spectators: 1 } } },
      { n: 3, notice: taken },
    ]);
    expect([seen.spectators, seen.door]).toEqual([1, false]);
    expect(receive(seen, { seq: 3, chairs: { chairs: [], started: true, chat: true, spectators: 4, door: true } })).toMatchObject({ spectators: 4, door: true });
  });
});
