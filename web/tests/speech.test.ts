import { afterEach, describe, expect, it, vi } from "vitest";
import { canSpeak, hush, speech } from "../src/lib/speech.svelte";

class Utterance {
  lang = "";
  onend: (() => void) | null = null;
  constructor(readonly text: string) {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  speech.who = null;
});

describe("reading aloud", () => {
  it("is silent where the browser has no voice", () => {
    expect(canSpeak()).toBe(false);
    speech.say("card", ["Bonsoir"], "fr");
    hush("card");
    expect(speech.who).toBeNull();
  });

  it("reads one card at a time, in its language, until it ends or is hushed", () => {
    const spoken: Utterance[] = [];
    const cancel = vi.fn();
    vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
    vi.stubGlobal("speechSynthesis", { cancel, speak: (words: Utterance) => spoken.push(words) });
    speech.say("one", ["Qui ?", "A. Toi"], "fr");
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([
      ["Qui ?", "fr-FR"],
      ["A. Toi", "fr-FR"],
    ]);
    expect(speech.who).toBe("one");
    hush("other");
    expect(speech.who).toBe("one");
    speech.say("two", ["Who?"], "en");
    expect(spoken.at(-1)?.lang).toBe("en-GB");
    spoken[1]?.onend?.();
    expect(speech.who).toBe("two");
    spoken[2]?.onend?.();
    expect(speech.who).toBeNull();
    speech.say("one", ["Encore"], "fr");
    cancel.mockClear();
    hush("one");
    expect([speech.who, cancel.mock.calls.length]).toEqual([null, 1]);
  });
});
