const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A new trace (W3C Trace Context), which begins with the request that carries it: every service that works on it, the
 * events that come of it and the e-mail at the end name the same one. Random, and never the same twice: it tells nothing
 * about who asks.
 */
export const newTraceparent = (): string => `00-${hex(16)}-${hex(8)}-01`;

/** The request, as the beginning of a trace. */
export const withTrace = (init: RequestInit = {}): RequestInit => {
  const headers = new Headers(init.headers);
  headers.set('traceparent', newTraceparent());
  return { ...init, headers };
};
