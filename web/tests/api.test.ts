import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";

const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ error: { code, message: "" } }), { status, headers });

describe("a request", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("waits as long as the server asks and is made again", async () => {
    const answers = [refusal(429, "too_fast", { "retry-after": "2" }), refusal(503, "busy", { "retry-after": "1" }), new Response("[]")];
    const fetched = vi.fn(() => Promise.resolve(answers.shift() ?? new Response("[]")));
    vi.stubGlobal("fetch", fetched);
    const titles = api.titles();
    await vi.advanceTimersByTimeAsync(1900);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1200);
    await expect(titles).resolves.toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it.each([
    ["a refusal that waiting does not change", refusal(429, "too_many_tables")],
    ["a wait that is too long", refusal(429, "too_many", { "retry-after": "3600" })],
    ["an answer that is no failure body", new Response("<html>", { status: 502 })],
  ])("fails with a code at %s", async (_, answer) => {
    const fetched = vi.fn(() => Promise.resolve(answer));
    vi.stubGlobal("fetch", fetched);
    await expect(api.titles()).rejects.toMatchObject({ code: expect.stringMatching(/^(too_many_tables|too_many|unknown)$/) as string });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("gives up in the end", async () => {
    vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(refusal(429, "too_fast", { "retry-after": "1" }))));
    const failed = expect(api.titles()).rejects.toMatchObject({ code: "too_fast" });
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
  });
});
