import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** By `PUBLIC_URL`, because a proxy in front may not pass on that visitors use HTTPS. */
    readonly secureCookies: boolean;
  }
}

type Request = Pick<FastifyRequest, 'server'>;

/** The prefix makes browsers accept it from this host only, so that no other subdomain can set it. HTTP does not allow the prefix. */
export const cookieName = ({ server }: Request, name: string): string =>
  server.secureCookies ? `__Host-${name}` : name;

/** No script can read the cookie, and requests from other sites do not carry it. */
export const cookieRules = ({ server }: Request) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: server.secureCookies }) as const;
