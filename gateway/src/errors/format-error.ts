import { unwrapResolverError } from '@apollo/server/errors';
import { roleRequiredCode } from '@hilltop/platform/graphql/forbidden';
import { currentCorrelationId } from '@hilltop/platform/logging/correlation';
import type { Logger } from '@hilltop/platform/logging/logger';
import type { GraphQLFormattedError } from 'graphql';
import { subgraphCodes } from './subgraph-errors.js';

/** Clients can see these: a bad request, or an unavailable subgraph. */
const clientCodes = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  ...Object.values(subgraphCodes),
]);

/** Clients see only a correlation id. */
export const internalErrorCode = 'INTERNAL';
export const internalErrorMessage = 'Something went wrong on our side.';

export const forbiddenCode = 'FORBIDDEN';

/** The right type with a wrong value, such as February 30. */
export const badArgumentCode = 'BAD_USER_INPUT';

/** Own sentences, because those of subgraphs may repeat the input. */
const refusals = new Map<unknown, string>([
  [roleRequiredCode, 'Your role cannot see this.'],
  [forbiddenCode, 'Only staff can see this.'],
  [badArgumentCode, 'An argument is not valid.'],
]);

/**
 * Refusals are data, so a subgraph's error is internal and masked, except for a query for staff only and a refused argument.
 * "Bad input" without a path is the gateway's bug, because it has validated the request. Mistakes of clients are logged without a stack.
 */
export function formatErrors(logger: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const { code, serviceName } = formatted.extensions ?? {};
    const path = formatted.path && { path: formatted.path };
    const place = { subgraph: serviceName, code, path: formatted.path?.join('.') };
    const refusal = refusals.get(code);
    const shown =
      serviceName === undefined && clientCodes.has(code)
        ? formatted
        : refusal && (path || code !== badArgumentCode) && { message: refusal, ...path, extensions: { code } };
    if (shown) {
      logger.info(place, 'an operation was refused');
      return shown;
    }

    const correlationId = currentCorrelationId();
    // A subgraph logs the causes of its own errors, under the same correlation id.
    const cause = serviceName === undefined && { err: unwrapResolverError(thrown) };
    logger.error({ ...place, ...cause }, 'an operation failed');
    return {
      message: internalErrorMessage,
      ...path,
      extensions: { code: internalErrorCode, ...(correlationId !== undefined && { correlationId }) },
    };
  };
}
