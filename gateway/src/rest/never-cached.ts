import type { FastifyInstance } from 'fastify';
import { pathOf } from '../errors/send-problem.js';

/** Answers of the API are about one visitor, or about what is free right now: no cache on the way may keep them. */
export function neverCacheApi(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (pathOf(request).startsWith('/api/') && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store');
    }
    return payload;
  });
}
