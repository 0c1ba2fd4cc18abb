/** A kind of request. Each `[<id>]` in its body becomes a new id per request. */
export interface LoadRequest {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The exact answer; any other body counts as wrong. */
  readonly expected?: string;
}

/** The load process's task. Without a rate, each connection repeats one request; with one, requests are sent in turn. */
export interface LoadOrder {
  readonly origin: string;
  readonly requests: readonly LoadRequest[];
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second, evenly spaced; undefined for as fast as they are answered. */
  readonly rate?: number;
}

/** Answers by request name. Times in ms. */
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
