import { describe, expect, it, vi } from "vitest";

describe("sounds", () => {
  it("are silent where a browser has none", async () => {
    vi.resetModules();
    vi.stubGlobal("AudioContext", undefined);
    const { play } = await import("../src/lib/sounds");
    expect(play("switch")).toBe(false);
  });

  it("are made of tones and air that begin and end", async () => {
    vi.resetModules();
    const begun: string[] = [];
    const param = () => ({ value: 0, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
    const node = (what: string) => ({ gain: param(), frequency: param(), Q: param(), type: "", buffer: null, loop: false, connect: (to: unknown) => to, start: () => begun.push(what), stop: vi.fn() });
    class Fake {
      currentTime = 0;
      sampleRate = 8;
      destination = {};
      createGain = () => node("gain");
      createOscillator = () => node("tone");
      createBiquadFilter = () => node("filter");
      createBufferSource = () => node("air");
      createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
    }
    vi.stubGlobal("AudioContext", Fake);
    const { play } = await import("../src/lib/sounds");
    expect(play("good")).toBe(true);
    expect(begun).toEqual(["tone", "tone", "tone"]);
    expect(play("dice")).toBe(true);
    expect(begun.filter((one) => one === "air")).toHaveLength(5);
  });
});
