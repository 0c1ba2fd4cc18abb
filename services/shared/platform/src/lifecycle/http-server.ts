import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerEnvironment } from '../environment/service-variables.js';
import { acceptCorrelationId, correlationHeader } from '../logging/correlation.js';
import { problemDocument, problemMediaType } from '../outcome/problem.js';

/** Handles a request before Fastify does, or passes it on with `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const timeouts = { keepAliveTimeout: 65_000, requestTimeout: 30_000 };

/** An address that cannot be decoded reaches no route and no filter. */
function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const problem = { name: 'malformed', status: 400, title: 'The request could not be read.' };
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', [correlationHeader]: request.id };
  void reply.code(problem.status).headers(headers).type(problemMediaType);
  // As bytes, because Fastify adds a charset to text, and this media type has none.
  void reply.send(Buffer.from(JSON.stringify(problemDocument(problem, request.id))));
}

/**
 * The keep-alive timeout is longer than that of any client in front, so that no request hits a closing socket.
 * With `TRUSTED_PROXIES` above 0 that many hops are trusted, so the process must be reachable only through those proxies.
 */
export function createHttpServer(
  { TRUSTED_PROXIES }: Pick<ServerEnvironment, 'TRUSTED_PROXIES'>,
  before?: Middleware,
): FastifyAdapter {
  return new FastifyAdapter({
    ...timeouts,
    ...(before && {
      // Fastify does not set timeouts on a server that it did not create.
      serverFactory: (fastify: RequestListener) =>
        createServer(timeouts, (request, response) => before(request, response, () => fastify(request, response))),
    }),
    bodyLimit: 100 * 1024,
    trustProxy: TRUSTED_PROXIES === 0 ? false : (_address: string, hop: number) => hop < TRUSTED_PROXIES,
    genReqId: (request: IncomingMessage) => acceptCorrelationId(request.headers[correlationHeader]),
    frameworkErrors: refuseAddress,
  });
}
