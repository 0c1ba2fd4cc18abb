import type { FastifyReply, FastifyRequest } from 'fastify';
import { type EncodedText, encodingFor } from './encoded-text.js';

/** Uses the best encoding that the client accepts. A GET gets an `ETag`, or 304 when the client has this version. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: EncodedText,
  contentType: string,
): FastifyReply {
  const varies = reply.getHeader('vary');
  void reply.header('vary', varies ? `accept-encoding, ${String(varies)}` : 'accept-encoding');
  if (request.method !== 'POST') {
    void reply.header('etag', text.etag);
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
    if (reply.statusCode === 200 && (known?.includes(text.etag) || known?.includes('*'))) return reply.code(304).send();
  }
  const { encoding, bytes } = text.in(encodingFor(request.headers['accept-encoding']));
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.type(contentType).send(bytes);
}

/** Served while the subgraph is unavailable (RFC 9111). */
export function markStale(reply: FastifyReply): void {
  void reply.headers({ warning: '110 - "Response is Stale"', 'x-hilltop-stale': '1' });
}
