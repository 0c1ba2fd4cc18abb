import type { FastifyInstance } from 'fastify';

/** Longest that a JSON body may take to arrive, and an upload over a slow line, in milliseconds. */
const bodyWithinMs = 30_000;
const uploadWithinMs = 10 * 60_000;

/**
 * Bounds how long a request may take to arrive. Node knows one bound for all requests, which uploads need to be long; a
 * body that is read into memory has less time, after which its connection is closed.
 *
 * @param isUpload whether a route passes its body on as it comes
 */
export function boundBodyTime(
  server: FastifyInstance,
  isUpload: (route: string) => boolean,
  withinMs = bodyWithinMs,
): void {
  server.server.headersTimeout = bodyWithinMs;
  server.server.requestTimeout = uploadWithinMs;
  server.addHook('preParsing', (request, _reply, payload, done) => {
    if (!isUpload(request.routeOptions.url ?? '')) {
      const timer = setTimeout(() => request.raw.destroy(), withinMs);
      payload.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done(null, payload);
  });
}
