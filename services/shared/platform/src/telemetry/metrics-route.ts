import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const metricsPath = '/metrics';

/** `open`: everyone who can reach the process. A token: requests with `Authorization: Bearer …`; others get 404. */
export type MetricsAccess = 'open' | 'closed' | { readonly token: string };

export function addMetricsRoute(
  server: FastifyInstance,
  metrics: { readonly contentType: string; read(): Promise<string> },
  access: MetricsAccess,
): void {
  if (access === 'closed') return;
  server.get(metricsPath, async (request, reply) => {
    if (access !== 'open' && !isSame(request.headers.authorization ?? '', `Bearer ${access.token}`)) {
      return reply.callNotFound();
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read());
  });
}

function isSame(given: string, wanted: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
