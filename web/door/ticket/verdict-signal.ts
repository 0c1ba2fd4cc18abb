import type { VerdictLook } from './verdict-look.js';

interface Signal {
  /** In Hz and ms, one after the other. */
  readonly notes: readonly (readonly [hertz: number, milliseconds: number])[];
  /** As `navigator.vibrate` expects it, in ms. */
  readonly vibration: readonly number[];
}

const refused: Signal = {
  notes: [
    [330, 160],
    [220, 260],
  ],
  vibration: [500],
};
const amber: Signal = { notes: [[440, 450]], vibration: [120, 80, 120] };
const admitted: Signal['notes'] = [
  [660, 110],
  [880, 150],
];

const signals: Readonly<Record<VerdictLook, Signal>> = {
  admit: { notes: admitted, vibration: [120] },
  new: { notes: [...admitted, [1320, 150]], vibration: [120] },
  owing: amber,
  changed: amber,
  inside: amber,
  unknown: amber,
  cancelled: refused,
  moved: refused,
  foreign: refused,
};

let audio: AudioContext | undefined;

/** Sounds and vibrates, for a guide who looks at the guest. Silent if the browser does not allow sound. */
export function signal(look: VerdictLook): void {
  const { notes, vibration } = signals[look];
  navigator.vibrate?.([...vibration]);
  audio ??= new AudioContext();
  void audio.resume();
  let start = audio.currentTime;
  for (const [hertz, milliseconds] of notes) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = hertz;
    volume.gain.value = 0.15;
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    start += milliseconds / 1000;
    tone.stop(start);
  }
}
