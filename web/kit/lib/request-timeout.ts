const REQUEST_TIMEOUT_MS = 20_000;

/** Aborts a slow request, so that a hanging server counts as one that is down. */
export function requestTimeout(milliseconds = REQUEST_TIMEOUT_MS): AbortSignal {
  return AbortSignal.timeout(milliseconds);
}
