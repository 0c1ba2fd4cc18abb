/** One kind of request. A body may contain `[<id>]`, which becomes a new id in each request. */
export interface LoadRequest {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The exact answer; any other body counts as wrong. */
  readonly expected?: string;
}

/** What the load process does. Without a rate each connection repeats one of the requests; with one they are sent in turn. */
export interface LoadOrder {
  readonly origin: string;
  readonly requests: readonly LoadRequest[];
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second, evenly spaced; undefined for as many as are answered. */
  readonly rate?: number;
}

/** Answers of one request name. Times in milliseconds. */
export interface Tally {
  readonly name: string;
  readonly good: number;
  /** 503 with `Retry-After`. */
  readonly refused: number;
  readonly wrong: number;
  readonly error?: string;
  readonly p50: number;
  readonly p99: number;
  readonly refusedP99: number;
}

export interface LoadResult {
  readonly seconds: number;
  readonly tallies: readonly Tally[];
}
