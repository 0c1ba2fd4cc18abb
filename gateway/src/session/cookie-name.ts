import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether visitors reach the site by HTTPS, as `PUBLIC_URL` says: a proxy in front may not pass it on. */
    readonly secureCookies: boolean;
  }
}

type Request = Pick<FastifyRequest, 'server'>;

/**
 * A cookie's name. Over HTTPS the prefix makes browsers refuse the cookie from anybody but this very host, so no neighbour
 * can slip one in; over plain HTTP the prefix is not allowed.
 */
export const cookieName = ({ server }: Request, name: string): string =>
  server.secureCookies ? `__Host-${name}` : name;

/** What every cookie of ours has: no script reads it, and no other site's page makes it go along. */
export const cookieRules = ({ server }: Request) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: server.secureCookies }) as const;
