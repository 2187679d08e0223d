import { describe, expect, it } from "vitest";
import { Shelf, type Store } from "../src/lib/storage";
import { sawCommitment, shareOf, shareTaken, witnessOf } from "../src/lib/witness";

const box = (): Store => {
  const data = new Map<string, string>();
  return { getItem: (key) => data.get(key) ?? null, setItem: (key, value) => void data.set(key, value) };
};

describe("what this browser saw before the first input", () => {
  it("is the first commitment it was shown, whatever comes later", () => {
    const store = box();
    sawCommitment("t", "aa", store);
    sawCommitment("t", "bb", store);
    expect(witnessOf("t", store)?.commitment).toBe("aa");
    expect(witnessOf("u", store)).toBeNull();
  });

  it("is its own share of each seat: the same however often it is sent, counted once it was taken", () => {
    const store = box();
    expect(shareOf("t", 0, store)).toBeNull();
    sawCommitment("t", "aa", store);
    const share = shareOf("t", 0, store);
    expect(share).toMatch(/^[0-9a-f]{64}$/);
    expect(shareOf("t", 0, store)).toBe(share);
    expect(shareOf("t", "master", store)).not.toBe(share);
    shareTaken("t", 0, store);
    expect(witnessOf("t", store)?.shares.map(({ seat, taken }) => [seat, taken])).toEqual([[0, true], ["master", false]]);
  });

  it("is forgotten when many tables have come since, and survives a broken storage", () => {
    const store = box();
    for (let i = 0; i < 60; i++) sawCommitment(`t${i}`, "aa", store);
    expect(witnessOf("t0", store)).toBeNull();
    expect(witnessOf("t59", store)).not.toBeNull();
    for (const text of ["{", "{}", '[{"table":"t"}]', "null"]) {
      expect(witnessOf("t", { getItem: () => text, setItem: () => undefined })).toBeNull();
    }
  });
});

describe("a browser that keeps nothing", () => {
  const refusing = () => {
    throw new DOMException("", "SecurityError");
  };
  it("remembers for as long as the page is open, and says so", () => {
    const denied = new Shelf(refusing);
    expect(denied.getItem("a")).toBeNull();
    expect(denied.forgetful).toBe(false);
    denied.setItem("a", "1");
    expect(denied.getItem("a")).toBe("1");
    expect(denied.forgetful).toBe(true);
  });

  it("keeps what it can when the storage is full, and lets go of the copy when there is room again", () => {
    const real = box();
    let full = true;
    const shelf = new Shelf(() => ({ getItem: (key) => real.getItem(key), setItem: (key, value) => (full ? refusing() : real.setItem(key, value)) }));
    shelf.setItem("a", "1");
    expect([shelf.getItem("a"), real.getItem("a"), shelf.forgetful]).toEqual(["1", null, true]);
    full = false;
    shelf.setItem("a", "2");
    expect([shelf.getItem("a"), real.getItem("a"), shelf.forgetful]).toEqual(["2", "2", false]);
  });
});
