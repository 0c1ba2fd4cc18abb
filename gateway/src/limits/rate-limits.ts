import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../errors/problem.js';
import { callerAddress } from '../session/caller-hash.js';
import { tooManyRequests } from './too-many-requests.js';

/** How many requests one address may make within a minute; 0 is without a limit. */
export interface RateLimits {
  /** Of all calls under `/api` and of `/graphql` together. */
  readonly calls: number;
  /** Of pictures: a page of the store has many. */
  readonly pictures: number;
  readonly signIns: number;
  readonly messages: number;
}

const windowMs = 60_000;
/** Addresses that are counted at a time. The oldest are forgotten first, so a flood of new ones costs no memory. */
const mostAddresses = 50_000;

/** Which count a route adds to; none for the site itself, which is files. */
export function countOf(method: string, route: string): keyof RateLimits | undefined {
  if (method === 'POST' && route === '/api/staff/sign-in') return 'signIns';
  if (method === 'POST' && route === '/api/contact') return 'messages';
  if (route.startsWith('/uploads/')) return 'pictures';
  return route === '/graphql' || route.startsWith('/api/') ? 'calls' : undefined;
}

/**
 * Refuses what one address asks for beyond its limits: 429 with `Retry-After`; every counted answer tells where the
 * caller stands in `RateLimit-*`. Counted in this process: with several gateways an address gets as many times more.
 * Sign-ins and messages are counted by their services besides, for all gateways together.
 */
export async function limitRates(server: FastifyInstance, limits: RateLimits): Promise<void> {
  const count = (request: FastifyRequest) => countOf(request.method, request.routeOptions.url ?? '');
  await server.register(rateLimit, {
    timeWindow: windowMs,
    cache: mostAddresses,
    enableDraftSpec: true,
    max: (request) => limits[count(request) ?? 'calls'],
    keyGenerator: (request) => `${count(request)} ${callerAddress(request)}`,
    allowList: (request) => limits[count(request) ?? 'calls'] === 0 || count(request) === undefined,
    errorResponseBuilder: (_request, { ttl }) => new ProblemError(tooManyRequests(Math.ceil(ttl / 1_000))),
  });
}
