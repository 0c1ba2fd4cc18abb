import { randomHex } from '../../lib/random-id.js';

/**
 * The `traceparent` of a new trace (W3C Trace Context). The request that carries it, the services that handle it, their
 * events and the e-mail at the end share the trace. The id is random and says nothing about the visitor.
 */
export function newTraceparent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-01`;
}
