import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAddress } from '../session/caller-hash.js';
import { RequestCounts } from './request-counts.js';
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

/** Counts one of the `calls` of an address. @returns what its answer tells of that; undefined beyond the limit */
export type CountCall = (ip: string) => readonly string[] | undefined;

/**
 * Refuses what one address asks for beyond its limits: 429 with `Retry-After`; every counted answer tells where the
 * caller stands in `RateLimit-*`. Counted in this process: with several gateways an address gets as many times more.
 * Sign-ins and messages are counted by their services besides, for all gateways together.
 *
 * @returns what counts for answers that are given before any route is reached, in the same counts
 */
export async function limitRates(server: FastifyInstance, limits: RateLimits): Promise<CountCall> {
  const counts = new RequestCounts(windowMs, mostAddresses);
  const count = (request: FastifyRequest) => countOf(request.method, request.routeOptions.url ?? '');
  await server.register(rateLimit, {
    timeWindow: windowMs,
    store: storeOf(counts),
    enableDraftSpec: true,
    max: (request) => limits[count(request) ?? 'calls'],
    keyGenerator: (request) => keyOf(count(request) ?? 'calls', request),
    allowList: (request) => limits[count(request) ?? 'calls'] === 0 || count(request) === undefined,
    errorResponseBuilder: (_request, { ttl }) => new ProblemError(tooManyRequests(Math.ceil(ttl / 1_000))),
  });
  const { calls } = limits;
  return (ip) => {
    if (calls === 0) return [];
    const { current, ttl } = counts.add(keyOf('calls', { ip }));
    if (current > calls) return undefined;
    const left = String(calls - current);
    const seconds = String(Math.ceil(ttl / 1_000));
    return ['ratelimit-limit', String(calls), 'ratelimit-remaining', left, 'ratelimit-reset', seconds];
  };
}

const keyOf = (count: keyof RateLimits, request: Pick<FastifyRequest, 'ip'>): string =>
  `${count} ${callerAddress(request)}`;

/** The counts as the plugin wants them: a class that it makes one of. No route has counts of its own. */
function storeOf(counts: RequestCounts): FastifyRateLimitStoreCtor {
  return class Store {
    incr(key: string, told: (error: null, standing: { current: number; ttl: number }) => void): void {
      told(null, counts.add(key));
    }
    child(): Store {
      return this;
    }
  };
}
