import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpProblem } from '../errors/http-problems.js';
import { sendProblem } from '../errors/send-problem.js';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request is allowed to change something: a browser must state that it comes from the site itself, or was
 * typed (`none`). Other clients send neither header, and carry no one else's cookies.
 */
export function mayChange({ method, headers, host }: Pick<FastifyRequest, 'method' | 'headers' | 'host'>): boolean {
  if (readOnly.has(method)) return true;
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  // A proxy that terminates TLS changes the scheme. `null`, from a sandboxed frame, is not a URL.
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/**
 * Parses cookies, and refuses an invalid `Host` and every change from a page of another site, on any path.
 * @param publicUrl the public address of the site: when it is HTTPS, cookies are for HTTPS only
 */
export async function guardRequests(server: FastifyInstance, publicUrl: string): Promise<void> {
  server.decorate('secureCookies', new URL(publicUrl).protocol === 'https:');
  await server.register(cookie);
  server.addHook('onRequest', (request, reply, done) => {
    if (!URL.canParse(`http://${request.host}/`)) {
      const { detail: _, ...problem } = httpProblem(400);
      sendProblem(request, reply, problem);
    } else if (!mayChange(request)) {
      const title = 'This is not allowed from another site.';
      sendProblem(request, reply, { name: 'cross-site', status: 403, title });
    } else done();
  });
}
