import { randomHex } from '../../lib/random-id.js';

/** The `traceparent` of a new trace (W3C Trace Context), from the request to its e-mail. Random: nothing of the visitor. */
export function newTraceparent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-01`;
}
