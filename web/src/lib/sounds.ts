/** Small sounds, made here: no file is loaded. A browser without sound stays silent. */
import type { Sound } from "../titles/plug";

/** A note: when it begins, its pitches from beginning to end, how long and how loud, and the shape of its wave. */
type Note = { at?: number; from: number; to?: number; for: number; loud?: number; wave?: OscillatorType };
/** Air through a filter: when, around which pitch it goes from and to, how long, how loud. */
type Air = { at?: number; air: number; to?: number; for: number; loud?: number; narrow?: number };

const BITS: Record<Sound, (Note | Air)[]> = {
  dice: [0, 0.09, 0.16, 0.27, 0.33].map((at, place) => ({ at, air: 2400 - 260 * place, for: 0.05, loud: 0.5, narrow: 5 })),
  card: [{ air: 3200, to: 1200, for: 0.16, loud: 0.25 }],
  step: [{ air: 500, for: 0.05, loud: 0.35, narrow: 2 }],
  good: [{ from: 523, for: 0.35 }, { at: 0.11, from: 659, for: 0.35 }, { at: 0.22, from: 784, for: 0.7 }],
  bad: [{ from: 233, to: 175, for: 0.5, wave: "triangle" }, { at: 0.12, from: 220, to: 155, for: 0.7, wave: "triangle" }],
  switch: [{ air: 4200, for: 0.025, loud: 0.9, narrow: 4 }, { at: 0.05, air: 1400, for: 0.03, loud: 0.5, narrow: 6 }],
  creak: [{ from: 95, to: 150, for: 0.5, wave: "sawtooth", loud: 0.16 }, { at: 0.42, from: 140, to: 80, for: 0.4, wave: "sawtooth", loud: 0.14 }],
  static: [{ air: 1800, to: 2600, for: 0.5, loud: 0.22, narrow: 0.6 }, { at: 0.14, air: 900, for: 0.06, loud: 0.5, narrow: 3 }, { at: 0.34, air: 1100, for: 0.05, loud: 0.4, narrow: 3 }],
  rumble: [{ from: 55, to: 34, for: 1.1, loud: 0.8 }, { air: 120, to: 60, for: 1.1, loud: 0.9, narrow: 0.8 }],
  key: [{ air: 3000, for: 0.03, loud: 0.5, narrow: 7 }, { at: 0.1, from: 1180, for: 0.4, loud: 0.4 }, { at: 0.16, from: 1568, for: 0.5, loud: 0.3 }],
  book: [{ air: 1600, to: 500, for: 0.35, loud: 0.3, narrow: 0.7 }],
  win: [{ from: 392, for: 0.5 }, { at: 0.16, from: 523, for: 0.5 }, { at: 0.32, from: 659, for: 0.5 }, { at: 0.48, from: 784, for: 1.2 }],
  lose: [{ from: 294, for: 0.5, wave: "triangle" }, { at: 0.28, from: 262, for: 0.5, wave: "triangle" }, { at: 0.56, from: 196, to: 185, for: 1.4, wave: "triangle" }],
};
const VOLUME = 0.13;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function air(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return noise;
}

/** Plays a sound; returns whether there was a way to. */
export function play(sound: Sound): boolean {
  try {
    audio ??= new AudioContext();
  } catch {
    return false;
  }
  for (const bit of BITS[sound]) put(audio, bit);
  return true;
}

function put(context: AudioContext, bit: Note | Air): void {
  const begin = context.currentTime + (bit.at ?? 0);
  const end = begin + bit.for;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(VOLUME * (bit.loud ?? 1), begin + Math.min(0.02, bit.for / 4));
  volume.gain.exponentialRampToValueAtTime(0.0005, end);
  volume.connect(context.destination);
  if ("air" in bit) {
    const source = context.createBufferSource();
    source.buffer = air(context);
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = bit.narrow ?? 1;
    filter.frequency.setValueAtTime(bit.air, begin);
    filter.frequency.exponentialRampToValueAtTime(bit.to ?? bit.air, end);
    source.connect(filter).connect(volume);
    source.start(begin);
    source.stop(end);
    return;
  }
  const tone = context.createOscillator();
  tone.type = bit.wave ?? "sine";
  tone.frequency.setValueAtTime(bit.from, begin);
  tone.frequency.exponentialRampToValueAtTime(bit.to ?? bit.from, end);
  tone.connect(volume);
  tone.start(begin);
  tone.stop(end);
}
