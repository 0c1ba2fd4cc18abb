import { ProblemError } from '@hilltop/platform/outcome/problem';
import type { GraphQLFormattedError } from 'graphql';
import { subgraphCodes } from '../supergraph/subgraph/subgraph-errors.js';
import { surpriseMessage } from './format-error.js';
import { busy, unavailable } from './part-away.js';

const told = new Set<unknown>(Object.values(subgraphCodes));

/** Whether an error is about a part that is away, and so may be told. */
export const isToldToCallers = ({ extensions }: Pick<GraphQLFormattedError, 'extensions'>): boolean =>
  told.has(extensions?.code);

/**
 * What a formatted GraphQL error means to a REST caller. Only a part that is away is told: any other fault of an
 * operation that is ours, committed and fed with checked input is a surprise.
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
          ? `${message} Your request may have gone through: send the very same one again to find out, it is not done twice.`
          : message,
      ...(outcome !== undefined && { facts: { outcome } }),
      headers: { 'retry-after': String(retryAfter) },
    });
  }
  return new ProblemError({ name: 'internal', status: 500, title: surpriseMessage });
}
