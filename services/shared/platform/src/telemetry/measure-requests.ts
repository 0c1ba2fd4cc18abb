import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

/** Upper bounds in seconds: from a cached answer to the longest that a request may take. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts requests and their time by method, route and status. Requests of unknown paths are one route. */
export function measureRequests(server: FastifyInstance, metrics: Metrics, isProbe: (path: string) => boolean): void {
  const seconds = metrics.histogram(
    {
      name: 'hilltop_http_request_seconds',
      help: 'Time from the first byte of a request to the last byte of its response, by method, route and status.',
      labels: ['method', 'route', 'status'],
    },
    buckets,
  );
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (!isProbe(route)) {
      const labels = { method: request.method, route, status: String(reply.statusCode) };
      seconds.observe(labels, reply.elapsedTime / 1_000);
    }
    done();
  });
}
