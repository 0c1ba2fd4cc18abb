import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a JSON body can take to arrive, and an upload over a slow line, in milliseconds. */
const bodyTimeoutMs = 30_000;
const uploadTimeoutMs = 10 * 60_000;
/** How long nothing may move on a connection: longer than the slowest response takes to begin. In milliseconds. */
const silenceTimeoutMs = 130_000;

/**
 * Closes the connection when a body does not arrive in time. Node has a single timeout for all requests, which must be
 * long enough for uploads.
 * @param isUpload whether a route streams its body
 */
export function limitBodyTime(
  server: FastifyInstance,
  isUpload: (route: string) => boolean,
  timeoutMs = bodyTimeoutMs,
): void {
  server.server.headersTimeout = bodyTimeoutMs;
  server.server.requestTimeout = uploadTimeoutMs;
  // Ends responses that nobody reads.
  server.server.setTimeout(silenceTimeoutMs);
  server.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request) && !isUpload(request.routeOptions.url ?? '')) {
      const timer = setTimeout(() => request.raw.destroy(), timeoutMs);
      payload.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done(null, payload);
  });
}

/** A request without one only ends with its response, however long that takes. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
