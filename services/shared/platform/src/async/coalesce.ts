/** Lets callers that come while a look is under way share its answer; the next one after it looks anew. */
export function coalesce<Seen>(look: () => Promise<Seen>): () => Promise<Seen> {
  let running: Promise<Seen> | undefined;
  return () => {
    running ??= look().finally(() => {
      running = undefined;
    });
    return running;
  };
}
