/** Reading aloud, for who reads slowly: one voice at a time, in the language of the page. */
import type { Lang } from "./fluent";

const VOICES: Record<Lang, string> = { fr: "fr-FR", en: "en-GB" };

/** Whether this browser has a voice. Where it has none, nothing is said about one. */
export function canSpeak(): boolean {
  return typeof speechSynthesis !== "undefined" && typeof SpeechSynthesisUtterance !== "undefined";
}

/** Who is read aloud at the moment. */
export const speech = $state({
  who: null as string | null,

  /** Reads these sentences instead of whatever is being read. */
  say(who: string, sentences: string[], lang: Lang): void {
    if (!canSpeak()) return;
    speechSynthesis.cancel();
    speech.who = who;
    for (const [place, sentence] of sentences.entries()) {
      const words = new SpeechSynthesisUtterance(sentence);
      words.lang = VOICES[lang];
      const last = place === sentences.length - 1;
      words.onend = () => {
        if (last && speech.who === who) speech.who = null;
      };
      speechSynthesis.speak(words);
    }
  },
});

/** Falls silent, if it is this one that is read. */
export function hush(who: string): void {
  if (speech.who !== who || !canSpeak()) return;
  speechSynthesis.cancel();
  speech.who = null;
}
