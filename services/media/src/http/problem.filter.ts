import { isConnectionError, isTimeoutError } from '@hilltop/platform/database/postgres-errors';
import { SubgraphUnavailableError } from '@hilltop/platform/graphql/subgraph-client';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { type Problem, ProblemError, problemDocument } from '@hilltop/platform/outcome/problem';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ObjectStoreError } from '../storage/object-store-error.js';
import { BusyError } from './busy-error.js';
import { notFound, tryLater } from './problems.js';

const outageSeconds = 5;
const busySeconds = 2;

/** Internal errors are logged with their cause and masked. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    // GraphQL has its own error format.
    if (host.getType<string>() !== 'http') throw error;
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = this.problemOf(error);
    void reply.code(problem.status).headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...problem.headers,
    });
    // As bytes, because Fastify adds a charset to text, and this media type has none.
    const document = Buffer.from(JSON.stringify(problemDocument(problem, request.id)));
    void reply.type('application/problem+json').send(document);
  }

  private problemOf(error: unknown): Problem {
    if (error instanceof ProblemError) return error.problem;
    if (error instanceof BusyError) return tryLater(busySeconds);
    if (error instanceof HttpException) {
      const status = error.getStatus();
      if (status === 404) return notFound;
      if (status < 500) return { name: 'refused', status, title: 'The request is not valid.' };
    }
    this.logger.error({ err: error }, 'a request failed');
    const isAway = error instanceof ObjectStoreError || error instanceof SubgraphUnavailableError;
    if (isAway || isConnectionError(error) || isTimeoutError(error)) return tryLater(outageSeconds);
    return { name: 'internal', status: 500, title: 'Something went wrong on our side.' };
  }
}
