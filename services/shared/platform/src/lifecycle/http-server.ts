import type { IncomingMessage } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { ServerEnvironment } from '../environment/service-variables.js';
import { acceptCorrelationId, correlationHeader } from '../logging/correlation.js';

/**
 * Fastify as every process runs it. Times in milliseconds, sizes in bytes. Keep-alive outlasts that of any client in
 * front, so that it is the client who closes and no request meets a closing socket.
 *
 * With `TRUSTED_PROXIES` above 0 the nearest so many hops are believed, whoever they are: the process must then be
 * reachable through those proxies only.
 */
export function createHttpServer({ TRUSTED_PROXIES }: Pick<ServerEnvironment, 'TRUSTED_PROXIES'>): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: 100 * 1024,
    keepAliveTimeout: 65_000,
    requestTimeout: 30_000,
    trustProxy: TRUSTED_PROXIES === 0 ? false : (_address: string, hop: number) => hop < TRUSTED_PROXIES,
    genReqId: (request: IncomingMessage) => acceptCorrelationId(request.headers[correlationHeader]),
  });
}
