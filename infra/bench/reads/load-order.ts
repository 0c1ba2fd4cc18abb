/** One request and the answer that it must get, letter for letter. */
export type Shot = {
  name: string;
  /** Scheme, host and port. */
  origin: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
  expected: string;
};

/** What the generator is to do. */
export type LoadOrder = {
  /** Taken in turn; by connections that ask again, each from its own place on. Those of one name are counted together. */
  shots: readonly Shot[];
  /** Connections to each origin. */
  connections: number;
  ms: number;
  /** Requests a second, sent whether earlier ones are answered or not; without it each connection asks again when answered. */
  rate?: number;
  /** With a rate: so long, in milliseconds, it is asked before anything but what goes wrong is counted. Connections are opened then. */
  settleMs?: number;
};

/** What became of one shot's requests. Times in milliseconds, of those that were answered as they must be. */
export type Tally = {
  name: string;
  good: number;
  /** Refused as agreed: 503 with Retry-After. */
  refused: number;
  /** Anything else: wrong bytes, another status, no answer. */
  bad: number;
  /** The first that went wrong, in words. */
  fault?: string;
  p50: number;
  p99: number;
  /** Of those that were refused. */
  refusedP99: number;
};

export type LoadResult = { seconds: number; tallies: Tally[] };
