import { readinessPath } from '@hilltop/platform/health/health-routes';
import type { FastifyInstance } from 'fastify';

/**
 * Adds to `/readyz` which subgraphs answer. They have no say in the readiness itself: the gateway serves the site and
 * the other parts without them, and taking it away as well would help nobody.
 */
export function tellSubgraphs(server: FastifyInstance, status: () => readonly object[]): void {
  server.addHook('preSerialization', async (request, _reply, payload) => {
    if (request.routeOptions.url !== readinessPath || typeof payload !== 'object') return payload;
    return { ...payload, subgraphs: status() };
  });
}
