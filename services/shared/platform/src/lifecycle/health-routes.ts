import type { FastifyInstance } from 'fastify';
import type { Neighbors } from './neighbors.js';
import { missingOf, type Readiness } from './readiness.js';

export const livenessPath = '/healthz';
export const readinessPath = '/readyz';

export const isHealthPath = (path: string): boolean => path === livenessPath || path === readinessPath;

/**
 * `/healthz`: the event loop runs. `/readyz`: the service can serve; otherwise 503 with what is missing. It also names the others of
 * its process that lack something. They do not count: a caller of this one may not need them.
 */
export function addHealthRoutes(server: FastifyInstance, own: Readiness, neighbors?: Neighbors): void {
  server.get(livenessPath, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );

  server.get(readinessPath, async (_request, reply) => {
    const [notReady, others = []] = await Promise.all([missingOf(own), neighbors?.notReady(own)]);
    return reply
      .header('cache-control', 'no-store')
      .code(notReady.length === 0 ? 200 : 503)
      .send({
        ...(notReady.length === 0 ? { status: 'ready' } : { status: 'not ready', notReady }),
        ...(others.length > 0 && { others }),
      });
  });
}
