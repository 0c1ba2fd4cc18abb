import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';
import { operationOf } from './operation-name.js';

/** In seconds, from a cached response to the longest request timeout. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Measures by method, route, status and operation. Unknown paths count as one route. Streams of events last as long as their page
 * and are not measured.
 */
export function measureRequests(server: FastifyInstance, metrics: Metrics, isProbe: (path: string) => boolean): void {
  const seconds = metrics.histogram(
    {
      name: 'hilltop_http_request_seconds',
      help: 'Time from the first byte of a request to the last byte of its response, by method, route, status and GraphQL operation.',
      labels: ['method', 'route', 'status', 'operation'],
    },
    buckets,
  );
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const isStream = reply.getHeader('content-type') === 'text/event-stream';
    if (!isProbe(route) && !isStream) {
      const { method } = request;
      const labels = { method, route, status: String(reply.statusCode), operation: operationOf(request) ?? '' };
      seconds.observe(labels, reply.elapsedTime / 1_000);
    }
    done();
  });
}
