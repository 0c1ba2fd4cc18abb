import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { ServerEnvironment } from '../environment/service-variables.js';
import { acceptCorrelationId, correlationHeader } from '../logging/correlation.js';

/** Handles a request before Fastify does, or passes it on with `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const timeouts = { keepAliveTimeout: 65_000, requestTimeout: 30_000 };

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
  });
}
