import type { Logger } from '@hilltop/platform/logging/logger';
import { type Problem, ProblemError } from '@hilltop/platform/outcome/problem';
import { HttpException } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { internalErrorMessage } from './format-error.js';
import { problemOfGraphqlError } from './graphql-error-problem.js';
import { httpProblem, isHttpProblem } from './http-problems.js';
import { subgraphCodes } from './subgraph-errors.js';

const clientCodes: readonly unknown[] = Object.values(subgraphCodes);

/** An internal error is logged with its cause and masked. */
export function problemOfError(error: unknown, logger: Logger): Problem {
  if (error instanceof ProblemError) return error.problem;
  // Thrown by a call to a subgraph outside the executor.
  if (error instanceof GraphQLError && clientCodes.includes(error.extensions.code)) {
    return problemOfGraphqlError(error.toJSON()).problem;
  }
  const status = statusOf(error);
  if (status !== undefined && isHttpProblem(status)) return httpProblem(status);
  if (status !== undefined && status >= 400 && status < 500) {
    return { name: 'refused', status, title: 'The request was refused.' };
  }
  logger.error({ err: error }, 'a request failed');
  return { name: 'internal', status: 500, title: internalErrorMessage };
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : undefined;
}
