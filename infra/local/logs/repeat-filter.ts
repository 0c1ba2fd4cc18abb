/** Lets a line through when it was not let through during the last `quietMs`, so that one fault does not fill the screen. */
export class RepeatFilter {
  private readonly shownAt = new Map<string, number>();
  private readonly quietMs: number;

  constructor(quietMs: number) {
    this.quietMs = quietMs;
  }

  /** Whether to show the line at this time (milliseconds). */
  admits(line: string, now: number): boolean {
    const last = this.shownAt.get(line);
    if (last !== undefined && now - last < this.quietMs) {
      return false;
    }
    for (const [old, time] of this.shownAt) {
      if (now - time >= this.quietMs) {
        this.shownAt.delete(old);
      }
    }
    this.shownAt.set(line, now);
    return true;
  }
}
