/** For all running children, so that a stop in the middle of a start leaves no process behind. */
const stops = new Set<() => Promise<void>>();

/** Tracks a running child. Call the result when it is gone. */
export function trackChild(stop: () => Promise<void>): () => void {
  stops.add(stop);
  return () => stops.delete(stop);
}

export async function stopLiveChildren(): Promise<void> {
  await Promise.all([...stops].map((stop) => stop()));
}
