/** Lets concurrent callers share one run of `work`. The next caller after it starts a new run. */
export function coalesce<Seen>(look: () => Promise<Seen>): () => Promise<Seen> {
  let running: Promise<Seen> | undefined;
  return () => {
    running ??= look().finally(() => {
      running = undefined;
    });
    return running;
  };
}
