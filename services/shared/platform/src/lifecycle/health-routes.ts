import type { FastifyInstance } from 'fastify';
import type { HealthChecks } from './health-checks.js';
import type { StartGate } from './start-gate.js';

export const livenessPath = '/healthz';
export const readinessPath = '/readyz';

export const isHealthPath = (path: string): boolean => path === livenessPath || path === readinessPath;

/** `/healthz`: the event loop runs. `/readyz`: the process can serve; otherwise 503 with what is missing. */
export function addHealthRoutes(server: FastifyInstance, checks: HealthChecks, gate: StartGate): void {
  server.get(livenessPath, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );

  server.get(readinessPath, async (_request, reply) => {
    const missing = await checks.notReady();
    const starting = gate.waitingFor
      .filter((name) => !missing.some((part) => part.name === name))
      .map((name) => ({ name, reason: 'starting' }));
    const notReady = [...missing, ...starting];
    return reply
      .header('cache-control', 'no-store')
      .code(notReady.length === 0 ? 200 : 503)
      .send(notReady.length === 0 ? { status: 'ready' } : { status: 'not ready', notReady });
  });
}
