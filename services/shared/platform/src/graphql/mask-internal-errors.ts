import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { isConnectionError, isTimeoutError, isUnstorableTextError } from '../database/postgres-errors.js';
import { currentCorrelationId } from '../logging/correlation.js';
import type { Logger } from '../logging/logger.js';
import { usualFaults } from '../outcome/faults.en.js';
import { roleRequiredCode } from './forbidden.js';
import { SubgraphUnavailableError } from './subgraph-client.js';

/** Errors in the request itself, which the caller gets to see. All others are internal. */
const requestErrors = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  roleRequiredCode,
]);

/** The database or another service was unavailable or too slow. Callers can retry; a change may have been made. */
export const databaseUnavailableCode = 'DATABASE_AWAY';

/** Logs internal errors with their cause, request errors without a stack. The client gets a correlation id, and whether to retry. */
export function maskInternalErrors(logger: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const code = formatted.extensions?.code;
    const refused = (known: string) =>
      logger.info({ code: known, path: formatted.path?.join('.') }, 'a GraphQL request was refused');
    if (typeof code === 'string' && requestErrors.has(code)) {
      refused(code);
      return formatted;
    }

    const id = currentCorrelationId();
    const cause = unwrapResolverError(thrown);
    if (isUnstorableTextError(cause)) {
      refused('BAD_USER_INPUT');
      return {
        message: `${usualFaults.unstorable.error()}.`,
        ...(formatted.path && { path: formatted.path }),
        extensions: { code: 'BAD_USER_INPUT' },
      };
    }
    logger.error({ err: cause, path: formatted.path?.join('.') }, 'a resolver failed');
    return {
      message: 'Something went wrong on our side.',
      ...(formatted.path && { path: formatted.path }),
      ...(formatted.locations && { locations: formatted.locations }),
      extensions: {
        code: isSomethingAway(cause) ? databaseUnavailableCode : 'INTERNAL',
        ...(id !== undefined && { correlationId: id }),
      },
    };
  };
}

const isSomethingAway = (cause: unknown): boolean =>
  isConnectionError(cause) || isTimeoutError(cause) || cause instanceof SubgraphUnavailableError;
