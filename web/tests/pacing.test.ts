import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { latest } from "../src/lib/pacing";

describe("the latest of many wishes", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is asked for at most so often, and the last one always", async () => {
    const asked: number[] = [];
    const look = latest(async (n: number) => {
      asked.push(n);
      await Promise.resolve();
    }, 100);
    for (let n = 0; n <= 500; n++) {
      void look(n);
      await vi.advanceTimersByTimeAsync(2);
    }
    await vi.advanceTimersByTimeAsync(500);
    expect(asked[0]).toBe(0);
    expect(asked.at(-1)).toBe(500);
    expect(asked.length).toBeLessThanOrEqual(12);
    void look(7);
    expect(asked.at(-1)).toBe(7);
  });

  it("goes on after an answer that failed", async () => {
    const asked: number[] = [];
    const look = latest(async (n: number) => {
      asked.push(n);
      await Promise.resolve();
      if (n === 1) throw new Error("no");
    }, 100);
    await expect(look(1)).rejects.toThrow();
    void look(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([1, 2]);
  });
});
