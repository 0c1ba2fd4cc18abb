export type OperationKind = 'query' | 'mutation';

/** Longest that one call to a subgraph may take, in milliseconds (figures.md, Reliability). */
export const callDeadlineMs: Readonly<Record<OperationKind, number>> = { query: 1_000, mutation: 3_000 };

/** What one call may take in all: the wait for a place, every attempt, and reading the answer. */
export class Deadline {
  private readonly controller = new AbortController();
  private readonly endsAt: number;
  private readonly timer: NodeJS.Timeout;

  /** @param ms from now on, in milliseconds */
  constructor(ms: number) {
    this.endsAt = performance.now() + ms;
    this.timer = setTimeout(() => this.controller.abort(), ms);
  }

  /** Aborted when the time is up. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  get expired(): boolean {
    return this.controller.signal.aborted;
  }

  /** Whole milliseconds left, never negative. */
  remainingMs(): number {
    return Math.max(0, Math.floor(this.endsAt - performance.now()));
  }

  /** To be called when the call is over, so that no timer outlives it. */
  clear(): void {
    clearTimeout(this.timer);
  }
}
