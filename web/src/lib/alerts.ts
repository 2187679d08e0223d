/** Tells an absent person that it is their turn: tab title, a soft sound, a notification. */
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Two notes of a small lamp being lit; made here, so no file is loaded. */
export function chime(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
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

export function alertTurn(sentence: string): void {
  chime();
  if (document.visibilityState === "visible" || !settings.notify) return;
  if ("Notification" in window && Notification.permission === "granted") {
    new Notification("Veilleuse", { body: sentence, tag: "veilleuse-turn", icon: "/lamp.svg" });
  }
}

export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
