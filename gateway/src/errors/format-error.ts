import { unwrapResolverError } from '@apollo/server/errors';
import { roleRequiredCode } from '@hilltop/platform/graphql/forbidden';
import { currentCorrelationId } from '@hilltop/platform/logging/correlation';
import type { Logger } from '@hilltop/platform/logging/logger';
import type { GraphQLFormattedError } from 'graphql';
import { subgraphCodes } from './subgraph-errors.js';

/** Codes of errors that clients can see: a bad request, and an unavailable subgraph. */
const clientCodes = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  ...Object.values(subgraphCodes),
]);

/** An internal error as clients see it: only its correlation id. */
export const internalErrorCode = 'INTERNAL';
export const internalErrorMessage = 'Something went wrong on our side.';

export const forbiddenCode = 'FORBIDDEN';

/** An argument that has the right type and a wrong value, such as February 30. */
export const badArgumentCode = 'BAD_USER_INPUT';

/**
 * Apollo's `formatError`. Expected refusals are data, so a subgraph's error is internal and masked, except for a query
 * for staff only and for an argument that a field refuses. "Bad input" without a path is the gateway's bug, because it
 * has validated the client's request.
 */
export function formatErrors(logger: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const { code, serviceName } = formatted.extensions ?? {};
    if (serviceName === undefined && clientCodes.has(code)) return formatted;

    const path = formatted.path && { path: formatted.path };
    if (code === roleRequiredCode) return { message: 'Your role cannot see this.', ...path, extensions: { code } };
    if (code === forbiddenCode) return { message: 'Only staff can see this.', ...path, extensions: { code } };

    // The subgraph's message may repeat the input, so it is not passed on.
    if (code === badArgumentCode && path) {
      return { message: 'An argument is not valid.', ...path, extensions: { code } };
    }

    const correlationId = currentCorrelationId();
    const place = { subgraph: serviceName, code, path: formatted.path?.join('.') };
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
