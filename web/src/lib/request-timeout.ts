/** Longest wait for an answer, in ms. */
const REQUEST_TIMEOUT_MS = 20_000;

/** Ends a request that takes too long: a server that hangs is treated like one that is down. */
export function requestTimeout(milliseconds = REQUEST_TIMEOUT_MS): AbortSignal {
  return AbortSignal.timeout(milliseconds);
}
