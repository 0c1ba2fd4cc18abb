import type { Logger } from '@hilltop/platform/logging/logger';
import { type Problem, ProblemError } from '@hilltop/platform/outcome/problem';
import { HttpException } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { surpriseMessage } from './format-error.js';
import { isToldToCallers, problemOfGraphqlError } from './graphql-error-problem.js';
import { httpProblem, isHttpFault } from './http-problems.js';

/** What callers hear of an error that ends a request; a surprise is logged with its cause and masked. */
export function problemOfError(error: unknown, logger: Logger): Problem {
  if (error instanceof ProblemError) return error.problem;
  // From a subgraph that was called besides the graph.
  if (error instanceof GraphQLError && isToldToCallers(error)) return problemOfGraphqlError(error.toJSON()).problem;
  const status = statusOf(error);
  if (status !== undefined && isHttpFault(status)) return httpProblem(status);
  if (status !== undefined && status >= 400 && status < 500) {
    return { name: 'refused', status, title: 'This cannot be done.' };
  }
  logger.error({ err: error }, 'a request failed');
  return { name: 'internal', status: 500, title: surpriseMessage };
}

/** The status that Nest or Fastify has given an error. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : undefined;
}
