// A few short sounds of our own making, from oscillators and noise; off until you switch them on.

import { settings } from "./settings.svelte";

export type Sound = "turn" | "piece" | "die" | "end";

/** A note: its pitch in hertz, when it begins and how long it rings, in seconds. */
type Note = readonly [pitch: number, at: number, long: number];
/** A knock of wood: when, and how bright. */
type Knock = readonly [at: number, brightness: number];

const NOTES: Record<Sound, readonly Note[]> = {
  turn: [
    [440, 0, 0.35],
    [659, 0.12, 0.5],
  ],
  piece: [[170, 0, 0.08]],
  die: [],
  end: [
    [392, 0, 0.6],
    [494, 0.14, 0.6],
    [587, 0.28, 0.6],
    [784, 0.42, 1.1],
  ],
};
const KNOCKS: Record<Sound, readonly Knock[]> = {
  turn: [],
  piece: [[0, 900]],
  die: [
    [0, 2400],
    [0.07, 1900],
    [0.12, 2600],
    [0.2, 1600],
  ],
  end: [],
};
const LOUDNESS = 0.12;

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Play a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  // A browser keeps still until the page has been touched.
  if (audio.state === "suspended") void audio.resume().catch(() => undefined);
  const now = audio.currentTime + 0.01;
  for (const note of NOTES[sound]) ring(audio, note, now);
  for (const each of KNOCKS[sound]) knock(audio, each, now);
}

function ring(audio: AudioContext, [pitch, at, long]: Note, now: number): void {
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  tone.connect(fading(audio, now + at, long)).connect(audio.destination);
  tone.start(now + at);
  tone.stop(now + at + long);
}

function knock(audio: AudioContext, [at, brightness]: Knock, now: number): void {
  noise ??= hiss(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const wood = new BiquadFilterNode(audio, { type: "bandpass", frequency: brightness, Q: 4 });
  source
    .connect(wood)
    .connect(fading(audio, now + at, 0.06))
    .connect(audio.destination);
  source.start(now + at);
  source.stop(now + at + 0.06);
}

/** Loud at once, then silent after `long` seconds. */
function fading(audio: AudioContext, from: number, long: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS, from + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + long);
  return gain;
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 8, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
