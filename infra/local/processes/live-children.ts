/** The stops of all running children, so that an end in the middle of a start leaves no process behind. */
const stops = new Set<() => Promise<void>>();

/** Tracks a running child. Call the result when the child is gone. */
export function trackChild(stop: () => Promise<void>): () => void {
  stops.add(stop);
  return () => stops.delete(stop);
}

/** Ends every child that still runs, all at once. */
export async function stopLiveChildren(): Promise<void> {
  await Promise.all([...stops].map((stop) => stop()));
}
