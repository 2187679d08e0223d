import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Inspecting, PRESS, REST, thingOf } from "../src/lib/inspect.svelte";

const element = (dataset: Record<string, string>) => ({ dataset: dataset as DOMStringMap });

describe("what an element stands for", () => {
  it("is what it says it is about, then what it touches, then whose pawn it is", () => {
    expect(thingOf(element({ about: "card:att_01", thing: "hand:object", pawn: "seat:0" }))).toBe("card:att_01");
    expect(thingOf(element({ thing: "square:sq_04", pawn: "seat:0" }))).toBe("square:sq_04");
    expect(thingOf(element({ thing: "", pawn: "sitter" }))).toBe("sitter");
    expect(thingOf(element({}))).toBeNull();
  });
});

describe("inspecting", () => {
  let inspecting: Inspecting;
  beforeEach(() => {
    vi.useFakeTimers();
    inspecting = new Inspecting();
  });
  afterEach(() => {
    inspecting.end();
    vi.useRealTimers();
  });

  it("says a word once the pointer has rested", () => {
    inspecting.at("square:sq_04");
    vi.advanceTimersByTime(REST - 1);
    expect(inspecting.hint).toBeNull();
    vi.advanceTimersByTime(1);
    expect(inspecting.hint).toBe("square:sq_04");
    inspecting.at(null);
    expect(inspecting.hint).toBeNull();
  });

  it("begins anew with another thing, and goes on with the same", () => {
    inspecting.at("square:sq_04");
    vi.advanceTimersByTime(REST - 100);
    inspecting.at("square:sq_04");
    vi.advanceTimersByTime(100);
    expect(inspecting.hint).toBe("square:sq_04");
    inspecting.at("square:sq_05");
    expect(inspecting.hint).toBeNull();
    vi.advanceTimersByTime(REST);
    expect(inspecting.hint).toBe("square:sq_05");
  });

  it("falls silent when something happens, and stays so until the pointer moves on", () => {
    inspecting.at("square:sq_04");
    inspecting.hush();
    vi.advanceTimersByTime(2 * REST);
    expect(inspecting.hint).toBeNull();
    expect(inspecting.resting).toBe("square:sq_04");
  });

  it("opens what a finger rests on, and says that it was asked", () => {
    inspecting.down("card:d06", { x: 10, y: 10 });
    inspecting.stir({ x: 14, y: 12 });
    vi.advanceTimersByTime(PRESS);
    expect(inspecting.open).toBe("card:d06");
    expect(inspecting.asked).toBe(true);
  });

  it("opens nothing for a tap, a drag, or where nothing lies", () => {
    inspecting.down("card:d06", { x: 10, y: 10 });
    vi.advanceTimersByTime(PRESS - 1);
    inspecting.up();
    inspecting.down("card:d06", { x: 10, y: 10 });
    inspecting.stir({ x: 40, y: 10 });
    vi.advanceTimersByTime(2 * PRESS);
    inspecting.down(null, { x: 10, y: 10 });
    vi.advanceTimersByTime(2 * PRESS);
    expect(inspecting.open).toBeNull();
    expect(inspecting.asked).toBe(false);
  });

  it("puts the word away for what is shown large", () => {
    inspecting.at("square:sq_04");
    vi.advanceTimersByTime(REST);
    inspecting.show("square:sq_04");
    expect(inspecting.hint).toBeNull();
    inspecting.close();
    expect(inspecting.open).toBeNull();
  });
});
