import type { FastifyInstance } from 'fastify';
import { limitBodyTime } from './body-timeout.js';
import { limitRates, type RateLimits } from './rate-limits.js';

/** Bounds what one client can request. JSON is the only body that is read into memory. */
export async function limitRequests(server: FastifyInstance, rates: RateLimits): Promise<void> {
  server.removeContentTypeParser('text/plain');
  limitBodyTime(server, (route) => route.startsWith('/api/upload'));
  await limitRates(server, rates);
}
