const firstMs = 250;
const longestMs = 15_000;
const settledMs = 30_000;

/**
 * How long to wait before a part is started again, in milliseconds: longer with each death in a row. A part that lived for
 * half a minute counts as having been well.
 */
export class Backoff {
  private deaths = 0;

  next(livedMs: number): number {
    this.deaths = livedMs >= settledMs ? 0 : this.deaths;
    return Math.min(firstMs * 2 ** this.deaths++, longestMs);
  }
}
