const RING_SECONDS = 1.6;
const STROKES_PER_SECOND = 18;

/** Rings an electric bell: a high tone and its fifth, in fast strokes, synthesized by Web Audio. */
export function ringBell(): void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = 0;
  volume.connect(audio.destination);
  const end = audio.currentTime + RING_SECONDS;
  for (let at = audio.currentTime; at < end; at += 1 / STROKES_PER_SECOND) {
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.02, at + 0.9 / STROKES_PER_SECOND);
  }
  volume.gain.setValueAtTime(0, end);
  for (const frequency of [1480, 2220]) {
    const tone = audio.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start();
    tone.stop(end);
  }
  setTimeout(() => void audio.close(), (RING_SECONDS + 0.5) * 1000);
}
