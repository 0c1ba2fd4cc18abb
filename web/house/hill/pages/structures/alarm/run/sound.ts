import { leaving } from './guest-at.js';
import { tableStarts } from './room-at.js';

/** Makes a sound that begins at `start`, in the audio context's seconds. */
type Sound = (start: number) => void;

/** Old Hundredth (1551), first line: soprano to bass as MIDI notes. */
const hymn = [
  [67, 62, 59, 43],
  [67, 62, 59, 43],
  [66, 62, 57, 50],
  [64, 59, 55, 52],
  [62, 59, 54, 47],
  [67, 64, 59, 52],
  [69, 66, 62, 50],
  [71, 67, 62, 43],
] as const;

function noiseOf(audio: AudioContext): AudioBuffer {
  const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (const index of samples.keys()) samples[index] = Math.random() * 2 - 1;
  return noise;
}

/** Two instruments: `hit` is filtered noise, `tone` an oscillator. Times in seconds, frequencies in hertz. */
function instruments(audio: AudioContext, out: AudioNode) {
  const noise = noiseOf(audio);
  const shaped = (start: number, peak: number, hold: number, fall: number): GainNode => {
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(peak, start + 0.008);
    volume.gain.setValueAtTime(peak, start + Math.max(hold, 0.009));
    volume.gain.exponentialRampToValueAtTime(0.0004, start + Math.max(hold, 0.009) + fall);
    volume.connect(out);
    return volume;
  };
  return {
    hit(start: number, frequency: number, width: number, peak: number, fall: number, hold = 0.01): void {
      const source = audio.createBufferSource();
      const filter = audio.createBiquadFilter();
      source.buffer = noise;
      source.loop = true;
      filter.type = 'bandpass';
      filter.frequency.value = frequency;
      filter.Q.value = width;
      source.connect(filter).connect(shaped(start, peak, hold, fall));
      source.start(start, Math.random());
      source.stop(start + hold + fall);
    },
    tone(start: number, frequency: number, peak: number, hold: number, fall: number, voice: Voice = bellVoice): void {
      const source = audio.createOscillator();
      const filter = audio.createBiquadFilter();
      source.type = voice.type;
      source.frequency.value = frequency;
      source.detune.value = voice.detune;
      filter.frequency.value = voice.cutoff;
      source.connect(filter).connect(shaped(start, peak, hold, fall));
      source.start(start);
      source.stop(start + Math.max(hold, 0.009) + fall);
    },
  };
}
type Instruments = ReturnType<typeof instruments>;

interface Voice {
  readonly type: OscillatorType;
  readonly cutoff: number;
  /** Cents. */
  readonly detune: number;
}
const bellVoice: Voice = { type: 'triangle', cutoff: 9000, detune: 0 };
const forkVoice: Voice = { type: 'sine', cutoff: 9000, detune: 0 };

/** Every `step` seconds from `start` to `end`. */
function* every(step: number, start: number, end: number): Generator<number> {
  for (let time = start; time < end; time += step) yield time;
}

function* signal({ hit, tone }: Instruments): Generator<readonly [number, Sound]> {
  yield [0.61, (start) => hit(start, 1800, 2, 0.5, 0.05)];
  yield [0.7, (start) => hit(start, 900, 2, 0.4, 0.08)];
  for (const time of every(0.08, 0.84, 2.2)) yield [time, (start) => hit(start, 3800 + time * 900, 6, 0.22, 0.03)];
  for (const time of every(1 / 17, 2.24, 4.3)) {
    yield [
      time,
      (start) => {
        tone(start, 1480, 0.12, 0.004, 0.16);
        tone(start, 2217, 0.08, 0.004, 0.12);
        tone(start, 3960, 0.03, 0.002, 0.06);
      },
    ];
  }
}

function* room({ hit }: Instruments): Generator<readonly [number, Sound]> {
  for (const starts of tableStarts) {
    yield [starts, (start) => hit(start, 420, 3, 0.16, 0.5, 0.5)];
    yield [starts + 1.12, (start) => hit(start, 130, 1.2, 1.1, 0.2)];
  }
  yield [3.75, (start) => hit(start, 160, 1, 0.9, 0.15)];
  for (const time of every(0.085, 3.8, 6)) yield [time, (start) => hit(start, 250, 2, 0.3, 0.1, 0.05)];
  yield [6.3, (start) => hit(start, 700, 9, 0.2, 0.3, 0.3)];
  yield [6.88, (start) => hit(start, 95, 1, 1.6, 0.28)];
}

function* people({ hit, tone }: Instruments): Generator<readonly [number, Sound]> {
  for (const [place, { leaves, way }] of leaving.entries()) {
    for (const gone of every(0.165, 0, way.seconds)) {
      const onLadder = gone > 2;
      const pitch = onLadder ? 1500 : 330 + place * 35;
      yield [leaves + gone, (start) => hit(start, pitch, 2.5, onLadder ? 0.1 : 0.26, 0.07)];
    }
    for (const sat of every(0.63 + place * 0.05, 0.5, 2.4)) {
      yield [leaves + way.seconds + sat, (start) => tone(start, 3100 + place * 310, 0.025, 0.002, 0.12, forkVoice)];
    }
  }
}

function* singing({ tone }: Instruments): Generator<readonly [number, Sound]> {
  for (const [place, chord] of hymn.entries()) {
    const isLast = place === hymn.length - 1;
    for (const [voice, note] of chord.entries()) {
      for (const detune of [-5, 6]) {
        const timbre: Voice = { type: 'sawtooth', cutoff: voice === 3 ? 380 : 640, detune };
        const pitch = 440 * 2 ** ((note - 69) / 12);
        yield [9.2 + place * 0.4, (start) => tone(start, pitch, 0.05, isLast ? 0.7 : 0.3, isLast ? 1 : 0.15, timbre)];
      }
    }
  }
}

const VOLUME = 0.85;
/** The last chord has faded by then, in seconds. */
const SILENT_AT = 15;

/** Plays the alarm's sounds from `time` on. @returns ends them */
export function playSound(time: number): () => void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = VOLUME;
  volume.connect(audio.destination);
  const zero = audio.currentTime + 0.03 - time;
  const played = instruments(audio, volume);
  for (const part of [signal, room, people, singing]) {
    for (const [moment, sound] of part(played)) if (moment >= time) sound(zero + moment);
  }
  const close = (): void => {
    if (audio.state !== 'closed') void audio.close();
  };
  setTimeout(close, (SILENT_AT - time) * 1000);
  return () => {
    volume.gain.setTargetAtTime(0, audio.currentTime, 0.02);
    setTimeout(close, 200);
  };
}
