import type { IncomingMessage } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../session/caller-hash.js';
import { tooManyRequests } from './too-many-requests.js';

/** Requests per minute and address; 0 for no limit. */
export interface RateLimits {
  /** `/graphql` and all calls under `/api` together. */
  readonly calls: number;
  /** Pages and their files, and requests for what does not exist. */
  readonly pages: number;
  readonly images: number;
  readonly signIns: number;
  readonly messages: number;
}

const maxAddresses = 50_000;
/** Another method than GET for a path that only the site could have. */
const noRoute = '';

export function limitOf(method: string, route: string): keyof RateLimits | undefined {
  if (method === 'POST' && route === '/api/staff/sign-in') return 'signIns';
  if (method === 'POST' && route === '/api/contact') return 'messages';
  if (route.startsWith('/uploads/')) return 'images';
  if (route === '/*' || route === noRoute) return 'pages';
  return route === '/graphql' || route.startsWith('/api/') ? 'calls' : undefined;
}

/**
 * 429 with `Retry-After`. Every counted response has `RateLimit-*` headers. Each gateway has its own counts; services count sign-ins and
 * messages across all gateways.
 */
export async function limitRates(server: FastifyInstance, limits: RateLimits): Promise<void> {
  const counted = ({ method, routeOptions }: FastifyRequest) => limitOf(method, routeOptions.url ?? noRoute);
  await server.register(rateLimit, {
    timeWindow: 60_000,
    cache: maxAddresses,
    enableDraftSpec: true,
    max: (request) => limits[counted(request) ?? 'calls'],
    keyGenerator: (request) => `${counted(request) ?? 'calls'} ${callerAddress(request)}`,
    allowList: (request) => limits[counted(request) ?? 'calls'] === 0 || counted(request) === undefined,
    errorResponseBuilder: (_request, { ttl }) => new ProblemError(tooManyRequests(Math.ceil(ttl / 1_000))),
  });
  // The plugin counts only requests with a route.
  const limit = server.createRateLimit();
  const limitUnknown = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const limited = await limit(request);
    if (limited.isAllowed || !limited.isExceeded) return;
    void reply.header('retry-after', limited.ttlInSeconds);
    throw new ProblemError(tooManyRequests(limited.ttlInSeconds));
  };
  server.addHook('onRequest', (request, reply, done) => {
    if (request.is404) limitUnknown(request, reply).then(() => done(), done);
    else done();
  });
}

/** Counts calls that are answered before routing. @returns headers for the response; undefined beyond the limit */
export function callCounter(server: FastifyInstance, addressOf: (request: IncomingMessage) => string) {
  const limit = server.createRateLimit();
  return async (request: IncomingMessage): Promise<readonly string[] | undefined> => {
    const ip = addressOf(request);
    const counted = await limit({ method: 'POST', routeOptions: { url: '/graphql' }, ip } as FastifyRequest);
    if (counted.isAllowed) return [];
    if (counted.isExceeded) return undefined;
    const { max, remaining, ttlInSeconds } = counted;
    const headers = { 'ratelimit-limit': max, 'ratelimit-remaining': remaining, 'ratelimit-reset': ttlInSeconds };
    return Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
  };
}
