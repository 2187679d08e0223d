/** Tells an absent person that it is their turn: tab title, a soft sound, a notification. */
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Two notes of a small lamp being lit; made here, so no file is loaded. A browser without sound stays silent. */
export function chime(): void {
  if (!settings.sound) return;
  try {
    audio ??= new AudioContext();
  } catch {
    return;
  }
  const now = audio.currentTime;
  for (const [step, pitch] of [523.25, 783.99].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    const at = now + step * 0.16;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.14, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.75);
  }
}

/** Why there are no notifications here; the texts have `web-notify-<word>`. */
export type Unnotified = "insecure" | "missing" | "denied";

export function unnotified(): Unnotified | null {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in window)) return "missing";
  return Notification.permission === "denied" ? "denied" : null;
}

function notify(body: string): void {
  new Notification("Veilleuse", { body, tag: "veilleuse-turn", icon: "/lamp.svg" });
}

export function alertTurn(sentence: string): void {
  chime();
  if (document.visibilityState === "visible" || !settings.notify || unnotified() !== null) return;
  try {
    notify(sentence);
  } catch {
    // Telephones let only a service worker notify; the title of the page and the sound still call.
  }
}

/** Asks the person for leave and shows `trial`: some browsers grant what they cannot do. */
export async function allowNotifications(trial: string): Promise<Unnotified | null> {
  const before = unnotified();
  if (before !== null) return before;
  try {
    await Notification.requestPermission();
    if (Notification.permission !== "granted") return "denied";
    notify(trial);
    return null;
  } catch {
    return "missing";
  }
}
