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
