import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });

describe("questions that somebody has met", () => {
  beforeEach(() => {
    kept.clear();
    vi.resetModules();
  });
  const fresh = () => import("../src/lib/firsts.svelte");

  it("are remembered by title, in this browser", async () => {
    const first = await fresh();
    expect(first.hasMet("numeville", "answer")).toBe(false);
    first.meet("numeville", "answer");
    first.meet("numeville", "answer");
    expect(first.hasMet("numeville", "answer")).toBe(true);
    expect(first.hasMet("boogeyman", "answer")).toBe(false);
    expect(JSON.parse(kept.get("veilleuse.firsts") ?? "")).toEqual(["numeville/answer"]);
    vi.resetModules();
    expect((await fresh()).hasMet("numeville", "answer")).toBe(true);
  });

  it("are met again by who wants that", async () => {
    const first = await fresh();
    first.meet("numeville", "answer");
    first.meetAgain();
    expect(first.hasMet("numeville", "answer")).toBe(false);
  });

  it("are met once they are answered, not when the one before was", async () => {
    const { hasMet, Meetings } = await fresh();
    const meetings = new Meetings();
    meetings.follow("numeville", "start", 3, 3);
    expect(hasMet("numeville", "start")).toBe(false);
    meetings.follow("numeville", null, 4, 3);
    meetings.follow("numeville", "direction", 4, 4);
    expect(hasMet("numeville", "start")).toBe(true);
    expect(hasMet("numeville", "direction")).toBe(false);
  });

  it("do not trip over what somebody else has written there", async () => {
    kept.set("veilleuse.firsts", "{oh");
    expect((await fresh()).hasMet("numeville", "answer")).toBe(false);
  });

  it("are read from a view, and have a sentence with dashes", async () => {
    const { questionOf, firstId } = await fresh();
    expect(questionOf({ asks: "before_white" })).toBe("before_white");
    expect(questionOf(null)).toBeNull();
    expect(questionOf({})).toBeNull();
    expect(firstId("before_white")).toBe("first-before-white");
  });
});
