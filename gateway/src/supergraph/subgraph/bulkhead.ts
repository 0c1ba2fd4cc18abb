/** Neither a place nor room to wait for one, or none came free in time. */
export class BulkheadFull extends Error {
  constructor(reason: 'queue full' | 'waited too long') {
    super(reason);
    this.name = 'BulkheadFull';
  }
}

/**
 * Bounds how many calls a subgraph has at once and how many wait for a place, so that one slow subgraph can take
 * neither the gateway's memory nor its own chance to recover. First come, first served.
 */
export class Bulkhead {
  private taken = 0;
  private readonly waiting = new Set<() => void>();

  /** @param places how many may be in at once, asked each time: replicas come and go */
  constructor(
    private readonly places: () => number,
    private readonly queue: number,
  ) {}

  get inFlight(): number {
    return this.taken;
  }

  get queued(): number {
    return this.waiting.size;
  }

  /**
   * Takes a place, at once or when one comes free.
   *
   * @param signal gives up waiting when aborted
   * @returns the function that gives the place back; calling it again does nothing
   * @throws BulkheadFull
   */
  async enter(signal: AbortSignal): Promise<() => void> {
    if (this.taken < this.places()) {
      this.taken += 1;
    } else {
      if (this.waiting.size >= this.queue) throw new BulkheadFull('queue full');
      await this.turn(signal);
    }
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.leave();
    };
  }

  private turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.waiting.delete(takeOver);
        reject(new BulkheadFull('waited too long'));
      };
      const takeOver = (): void => {
        this.waiting.delete(takeOver);
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      if (signal.aborted) return giveUp();
      signal.addEventListener('abort', giveUp, { once: true });
      this.waiting.add(takeOver);
    });
  }

  /** A place that is left goes straight to the one who waits longest, and so do places that there are since. */
  private leave(): void {
    this.taken -= 1;
    for (const next of this.waiting) {
      if (this.taken >= this.places()) return;
      this.taken += 1;
      next();
    }
  }
}
