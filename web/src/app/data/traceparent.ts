import { randomHex } from '../../lib/random-id.js';

/**
 * The `traceparent` of a new trace (W3C Trace Context), shared by the request, the services that handle it, their
 * events and the resulting e-mail. The id is random and says nothing about the visitor.
 */
export function newTraceparent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-01`;
}
