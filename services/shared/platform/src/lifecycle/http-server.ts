import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { ServerEnvironment } from '../environment/service-variables.js';
import { acceptCorrelationId, correlationHeader } from '../logging/correlation.js';

/** Answers a request before Fastify has seen it, or hands it on untouched by `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const timeouts = { keepAliveTimeout: 65_000, requestTimeout: 30_000 };

/**
 * Fastify as every process runs it. Times in milliseconds, sizes in bytes. Keep-alive outlasts that of any client in
 * front, so that it is the client who closes and no request meets a closing socket.
 *
 * With `TRUSTED_PROXIES` above 0 the nearest so many hops are believed, whoever they are: the process must then be
 * reachable through those proxies only.
 */
export function createHttpServer(
  { TRUSTED_PROXIES }: Pick<ServerEnvironment, 'TRUSTED_PROXIES'>,
  before?: Middleware,
): FastifyAdapter {
  return new FastifyAdapter({
    ...timeouts,
    ...(before && {
      // Fastify sets no timeouts of a server that it has not made.
      serverFactory: (fastify: RequestListener) =>
        createServer(timeouts, (request, response) => before(request, response, () => fastify(request, response))),
    }),
    bodyLimit: 100 * 1024,
    trustProxy: TRUSTED_PROXIES === 0 ? false : (_address: string, hop: number) => hop < TRUSTED_PROXIES,
    genReqId: (request: IncomingMessage) => acceptCorrelationId(request.headers[correlationHeader]),
  });
}
