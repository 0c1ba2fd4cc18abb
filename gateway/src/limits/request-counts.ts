/** Where a caller stands within the minute that its first request began. */
export interface Standing {
  /** Requests so far, this one included. */
  readonly current: number;
  /** Until it counts anew, in milliseconds. */
  readonly ttl: number;
}

interface Count {
  current: number;
  readonly since: number;
}

/** Counts requests by key in windows of a fixed length. The keys that began first are forgotten first. */
export class RequestCounts {
  private readonly counts = new Map<string, Count>();

  /**
   * @param windowMs length of a window, in milliseconds
   * @param most keys that are counted at a time: a flood of new ones costs no memory
   */
  constructor(
    private readonly windowMs: number,
    private readonly most: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  add(key: string): Standing {
    const now = this.now();
    const known = this.counts.get(key);
    if (known && known.since + this.windowMs > now) {
      known.current += 1;
      return { current: known.current, ttl: this.windowMs - (now - known.since) };
    }
    this.counts.delete(key);
    this.counts.set(key, { current: 1, since: now });
    if (this.counts.size > this.most) this.forgetOne();
    return { current: 1, ttl: this.windowMs };
  }

  private forgetOne(): void {
    for (const oldest of this.counts.keys()) {
      this.counts.delete(oldest);
      return;
    }
  }
}
