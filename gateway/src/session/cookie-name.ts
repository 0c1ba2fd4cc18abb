import type { FastifyRequest } from 'fastify';

/**
 * A cookie's name for this request. Over HTTPS the prefix makes browsers refuse the cookie from anybody but this very
 * host, so no neighbour can slip one in; over plain HTTP the prefix is not allowed.
 */
export const cookieName = (request: Pick<FastifyRequest, 'protocol'>, name: string): string =>
  request.protocol === 'https' ? `__Host-${name}` : name;

/** What every cookie of ours has: no script reads it, and no other site's page makes it go along. */
export const cookieRules = (request: Pick<FastifyRequest, 'protocol'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' }) as const;
