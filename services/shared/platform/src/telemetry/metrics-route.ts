import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Figures } from './figures.js';

export const metricsPath = '/metrics';

/**
 * Who may read a process's figures. `open`: whoever reaches it, for processes of the internal network. A token: who sends
 * it as `Authorization: Bearer …`; strangers hear 404. `closed`: nobody.
 */
export type MetricsReaders = 'open' | 'closed' | { readonly token: string };

/** Adds `/metrics`, in the text format of Prometheus. */
export function addMetricsRoute(server: FastifyInstance, figures: Figures, readers: MetricsReaders): void {
  if (readers === 'closed') return;
  server.get(metricsPath, async (request, reply) => {
    if (readers !== 'open' && !isSame(request.headers.authorization ?? '', `Bearer ${readers.token}`)) {
      return reply.callNotFound();
    }
    return reply
      .header('cache-control', 'no-store')
      .type(figures.contentType)
      .send(await figures.read());
  });
}

function isSame(given: string, wanted: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
