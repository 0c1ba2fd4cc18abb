import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { surpriseMessage } from './format-error.js';
import { isToldToCallers, problemOfGraphqlError } from './graphql-error-problem.js';
import { httpProblem, isHttpFault } from './http-problems.js';
import { type Problem, ProblemError } from './problem.js';
import { sendProblem } from './send-problem.js';

/** Gives every error that ends a request its document; a surprise is logged with its cause and masked. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), this.problemOf(error));
  }

  private problemOf(error: unknown): Problem {
    if (error instanceof ProblemError) return error.problem;
    // From a subgraph that was called besides the graph.
    if (error instanceof GraphQLError && isToldToCallers(error)) return problemOfGraphqlError(error.toJSON()).problem;
    if (error instanceof HttpException) {
      const status = error.getStatus();
      if (isHttpFault(status)) return httpProblem(status);
      if (status < 500) return { name: 'refused', status, title: 'This cannot be done.' };
    }
    this.logger.error({ err: error }, 'a request failed');
    return { name: 'internal', status: 500, title: surpriseMessage };
  }
}
