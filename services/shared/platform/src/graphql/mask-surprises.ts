import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { currentCorrelationId } from '../logging/correlation.js';
import type { Logger } from '../logging/logger.js';

/** Faults of the request itself: the caller needs to read them. Everything else is a surprise. */
const callersFaults = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'UNAUTHENTICATED',
  'FORBIDDEN',
]);

/** Logs a surprise with its cause; only its correlation id leaves. */
export function maskSurprises(logger: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const code = formatted.extensions?.code;
    if (typeof code === 'string' && callersFaults.has(code)) return formatted;

    const id = currentCorrelationId();
    logger.error({ err: unwrapResolverError(thrown), path: formatted.path?.join('.') }, 'a resolver failed');
    return {
      message: 'Something went wrong on our side.',
      ...(formatted.path && { path: formatted.path }),
      ...(formatted.locations && { locations: formatted.locations }),
      extensions: { code: 'INTERNAL', ...(id !== undefined && { correlationId: id }) },
    };
  };
}
