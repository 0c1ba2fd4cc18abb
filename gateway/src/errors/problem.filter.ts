import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOfError } from './problem-of-error.js';
import { sendProblem } from './send-problem.js';

@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const problem = problemOfError(error, this.logger);
    sendProblem(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), problem);
  }
}
