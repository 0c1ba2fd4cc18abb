/** A report is a query with a field that is marked `@report`. */
export type OperationKind = 'query' | 'mutation' | 'report';

/** Timeout of one call to a subgraph including its retry, in milliseconds, times TIMEOUT_FACTOR. */
export const callTimeoutMs: Readonly<Record<OperationKind, number>> = {
  query: 1_000,
  mutation: 3_000,
  report: 10_000,
};

/** The total time of one call: waiting, all attempts, and reading the response. */
export class Deadline {
  private readonly controller = new AbortController();
  private readonly endsAt: number;
  private readonly timer: NodeJS.Timeout;

  /** @param ms from now on, in milliseconds */
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

  /** Whole milliseconds left, never negative. */
  remainingMs(): number {
    return Math.max(0, Math.floor(this.endsAt - performance.now()));
  }

  clear(): void {
    clearTimeout(this.timer);
  }
}
