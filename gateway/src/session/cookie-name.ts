import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether visitors use HTTPS, according to `PUBLIC_URL`, because a proxy in front may not pass it on. */
    readonly secureCookies: boolean;
  }
}

type Request = Pick<FastifyRequest, 'server'>;

/**
 * A cookie's name. Over HTTPS the prefix makes browsers accept the cookie from this host only, so that no other
 * subdomain can set it. Over plain HTTP the prefix is not allowed.
 */
export const cookieName = ({ server }: Request, name: string): string =>
  server.secureCookies ? `__Host-${name}` : name;

/** Attributes of every cookie: no script can read it, and requests from other sites do not carry it. */
export const cookieRules = ({ server }: Request) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: server.secureCookies }) as const;
