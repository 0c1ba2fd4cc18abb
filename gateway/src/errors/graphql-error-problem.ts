import { ProblemError } from '@hilltop/platform/outcome/problem';
import type { GraphQLFormattedError } from 'graphql';
import { badArgumentCode, internalErrorMessage } from './format-error.js';
import { busy, unavailable } from './service-unavailable.js';
import { subgraphCodes } from './subgraph-errors.js';

/**
 * REST calls run our own operations with checked input, so every error is internal, except for a refused argument and an
 * unavailable or overloaded subgraph.
 */
export function problemOfGraphqlError({ message, extensions = {} }: GraphQLFormattedError): ProblemError {
  const { code, retryAfter, outcome } = extensions;
  if (code === subgraphCodes.tooLarge) {
    return new ProblemError({ name: 'too-large', status: 413, title: 'The request is too large.' });
  }
  if (code === subgraphCodes.unavailable || code === subgraphCodes.overloaded) {
    return new ProblemError({
      ...(code === subgraphCodes.overloaded ? busy : unavailable),
      detail:
        outcome === 'unknown'
          ? `${message} Your request may have gone through. Send the same request again to find out: it will not be done twice.`
          : message,
      ...(outcome !== undefined && { facts: { outcome } }),
      headers: { 'retry-after': String(retryAfter) },
    });
  }
  if (code === badArgumentCode) return new ProblemError({ name: 'malformed', status: 400, title: message });
  return new ProblemError({ name: 'internal', status: 500, title: internalErrorMessage });
}
