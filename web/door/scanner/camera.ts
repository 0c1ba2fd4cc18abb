/** Not allowed, no camera, camera does not start, decoder does not start. */
export type CameraFailure = 'refused' | 'missing' | 'failed' | 'noDecoder';

/** Opens the rear camera of a phone, or the only one. Browsers offer cameras over HTTPS and on localhost only. */
export async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('This page may not use a camera', 'NotFoundError');
  const video = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } };
  return navigator.mediaDevices.getUserMedia({ video, audio: false });
}

export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

export function cameraFailure(error: unknown): CameraFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

interface LampCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
}

/** Turns the camera's light on and off; undefined without one. */
export function lampOf(stream: MediaStream): ((isOn: boolean) => Promise<void>) | undefined {
  const [track] = stream.getVideoTracks();
  const capabilities: LampCapabilities | undefined = track?.getCapabilities?.();
  if (!(track && capabilities?.torch)) return undefined;
  // Missing in TypeScript's types so far.
  return (isOn) => track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
}
