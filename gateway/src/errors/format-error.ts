import { unwrapResolverError } from '@apollo/server/errors';
import { currentCorrelationId } from '@hilltop/platform/logging/correlation';
import type { Logger } from '@hilltop/platform/logging/logger';
import type { GraphQLFormattedError } from 'graphql';
import { subgraphCodes } from '../supergraph/subgraph/subgraph-errors.js';

/** What callers may read: faults of their own request, and that a part is away. Everything else is a surprise. */
const tellable = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  ...Object.values(subgraphCodes),
]);

/** The code of a surprise; its correlation id is all that is said besides. */
export const surpriseCode = 'INTERNAL';
export const surpriseMessage = 'Something went wrong on our side.';

/** The code of a read that is not for strangers; refused changes are data. */
export const forbiddenCode = 'FORBIDDEN';

/** The code of an argument that fits its type and is none all the same, such as a date that no calendar has. */
const badArgumentCode = 'BAD_USER_INPUT';

/**
 * Builds Apollo's `formatError`. What a subgraph says in `errors` is a surprise, as expected refusals are data, but for reads
 * that only staff may make and for arguments that a field itself refuses. By then the request has been validated here, so a
 * "bad input" of the whole request is not the caller's doing.
 */
export function formatErrors(logger: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const { code, serviceName } = formatted.extensions ?? {};
    if (serviceName === undefined && tellable.has(code)) return formatted;

    const path = formatted.path && { path: formatted.path };
    if (code === forbiddenCode) return { message: 'Only staff may see this.', ...path, extensions: { code } };

    // Of the field, not of the request: what the subgraph says may repeat what was sent, so it stays there.
    if (code === badArgumentCode && path) {
      return { message: 'An argument is not as it must be.', ...path, extensions: { code } };
    }

    const correlationId = currentCorrelationId();
    const place = { subgraph: serviceName, code, path: formatted.path?.join('.') };
    // What a subgraph says of its surprise is in its own log, under the same correlation id.
    const cause = serviceName === undefined && { err: unwrapResolverError(thrown) };
    logger.error({ ...place, ...cause }, 'an operation failed');
    return {
      message: surpriseMessage,
      ...path,
      extensions: { code: surpriseCode, ...(correlationId !== undefined && { correlationId }) },
    };
  };
}
