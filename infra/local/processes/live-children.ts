/** Everything that this process started and that still runs, so that an end in the middle of a start leaves nothing behind. */
const stops = new Set<() => Promise<void>>();

/** Counts a running child in; returns what to call once it is gone. */
export function countIn(stop: () => Promise<void>): () => void {
  stops.add(stop);
  return () => stops.delete(stop);
}

/** Ends every child that still runs, all at once. */
export async function stopLiveChildren(): Promise<void> {
  await Promise.all([...stops].map((stop) => stop()));
}
