/** Why nothing is read: not allowed, no camera, one that does not start, or a decoder that does not. */
export type CameraFailure = 'refused' | 'missing' | 'failed' | 'noDecoder';

/** Opens the camera at the back of a phone, or the only one. Browsers offer it to pages over HTTPS and on localhost. */
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

/** Turns the lamp beside the camera on and off; undefined where there is none. */
export function lampOf(stream: MediaStream): ((isOn: boolean) => Promise<void>) | undefined {
  const [track] = stream.getVideoTracks();
  const capabilities: LampCapabilities | undefined = track?.getCapabilities?.();
  if (!(track && capabilities?.torch)) return undefined;
  // TypeScript does not know the constraint yet.
  return (isOn) => track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
}
