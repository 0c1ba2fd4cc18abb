import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../errors/send-problem.js';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something. Browsers say where a request comes from: it must be from the site itself, or
 * typed by the person (`none`). Callers that are no browsers send neither header and carry no cookies of others.
 */
export function mayChange(request: Pick<FastifyRequest, 'method' | 'headers' | 'host'>): boolean {
  if (readOnly.has(request.method)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  // The scheme is left out: a proxy that ends TLS need not say so. `null` (a sandboxed frame) is nobody's host.
  return URL.canParse(origin) && new URL(origin).host === request.host.toLowerCase();
}

/** Answers 403 to every change that another site's page asks for. A hook, so that no spelling of a path gets around it. */
export function refuseCrossSite(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (mayChange(request)) return done();
    sendProblem(request, reply, {
      name: 'cross-site',
      status: 403,
      title: 'This may not be done from another site.',
    });
  });
}
