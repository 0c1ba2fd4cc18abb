/** `report`: a query with a field that is marked `@report`. */
export type OperationKind = 'query' | 'mutation' | 'report';

/** Timeouts of one call including its retry, times TIMEOUT_FACTOR. */
export const callTimeoutMs: Readonly<Record<OperationKind, number>> = {
  query: 1_000,
  mutation: 3_000,
  report: 10_000,
};

/** Covers the waiting, all attempts, and reading the response. */
export class Deadline {
  private readonly controller = new AbortController();
  private readonly endsAt: number;
  private readonly timer: NodeJS.Timeout;

  /** @param ms from now on */
  constructor(ms: number) {
    this.endsAt = performance.now() + ms;
    this.timer = setTimeout(() => this.controller.abort(), ms);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  get expired(): boolean {
    return this.signal.aborted;
  }

  /** Whole milliseconds, never negative. */
  remainingMs(): number {
    return Math.max(0, Math.floor(this.endsAt - performance.now()));
  }

  clear(): void {
    clearTimeout(this.timer);
  }
}
