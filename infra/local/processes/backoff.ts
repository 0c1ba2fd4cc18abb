const firstMs = 250;
const longestMs = 15_000;
const settledMs = 30_000;

/** The wait before a restart, in ms: longer after each exit in a row. Half a minute of life resets it. */
export class Backoff {
  private deaths = 0;

  next(livedMs: number): number {
    this.deaths = livedMs >= settledMs ? 0 : this.deaths;
    return Math.min(firstMs * 2 ** this.deaths++, longestMs);
  }
}
