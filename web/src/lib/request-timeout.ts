/** Request timeout, in ms. */
const REQUEST_TIMEOUT_MS = 20_000;

/** Aborts a slow request: a hanging server is treated like one that is down. */
export function requestTimeout(milliseconds = REQUEST_TIMEOUT_MS): AbortSignal {
  return AbortSignal.timeout(milliseconds);
}
