import { GraphQLError } from 'graphql';

/** Codes that callers may see besides those of GraphQL itself. */
export const subgraphCodes = {
  unavailable: 'SUBGRAPH_UNAVAILABLE',
  overloaded: 'OVERLOADED',
  tooLarge: 'REQUEST_TOO_LARGE',
} as const;

/** After how many seconds a caller may try again (`Retry-After`). */
export const retryAfterSeconds = 1;

/** A subgraph as errors speak of it. */
export interface SubgraphName {
  /** As in the supergraph, e.g. `bookings`. */
  readonly name: string;
  /** As a visitor would say it, e.g. `booking desk`. */
  readonly title: string;
}

/**
 * The subgraph gave no answer that could be used: it is down, hung, or failing.
 *
 * @param outcomeUnknown true for a change that was sent: whether it was made cannot be told from here
 */
export function unavailable({ name, title }: SubgraphName, cause: unknown, outcomeUnknown = false): GraphQLError {
  return new GraphQLError(`The ${title} is not answering right now.`, {
    originalError: cause instanceof Error ? cause : new Error(String(cause)),
    extensions: {
      code: subgraphCodes.unavailable,
      service: name,
      retryAfter: retryAfterSeconds,
      ...(outcomeUnknown && { outcome: 'unknown' }),
    },
  });
}

/** More calls than the subgraph can take; this one was never sent. */
export function overloaded({ name, title }: SubgraphName, cause: Error): GraphQLError {
  return new GraphQLError(`The ${title} is very busy right now. Please try again in a moment.`, {
    originalError: cause,
    extensions: { code: subgraphCodes.overloaded, service: name, retryAfter: retryAfterSeconds },
  });
}

/** What the gateway made of the request is over the subgraph's limit. */
export function requestTooLarge({ name }: SubgraphName): GraphQLError {
  return new GraphQLError('The request is too large.', { extensions: { code: subgraphCodes.tooLarge, service: name } });
}

/** The subgraph answers, but not as agreed: nothing that a caller could do anything about. */
export class SubgraphFault extends Error {
  constructor({ name }: SubgraphName, what: string) {
    super(`${name}: ${what}`);
    this.name = 'SubgraphFault';
  }
}
