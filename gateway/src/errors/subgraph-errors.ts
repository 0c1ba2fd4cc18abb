import { GraphQLError } from 'graphql';

/** Names for visitors, as in "The store is not responding right now." */
export const subgraphTitles = {
  bookings: 'booking service',
  catalog: 'store',
  contact: 'message service',
  ledger: 'books',
  content: 'content',
  media: 'image library',
  notifications: 'e-mail service',
  orders: 'cart',
  staff: 'staff sign-in',
} as const;

export type SubgraphName = keyof typeof subgraphTitles;

export const isSubgraphName = (name: string): name is SubgraphName => Object.hasOwn(subgraphTitles, name);

export const subgraphCodes = {
  unavailable: 'SUBGRAPH_UNAVAILABLE',
  overloaded: 'OVERLOADED',
  tooLarge: 'REQUEST_TOO_LARGE',
} as const;

/** For `Retry-After`. */
export const retryAfterSeconds = 1;

/** @param outcomeUnknown true for a mutation that was sent: it may have taken effect */
export function subgraphUnavailable(name: SubgraphName, cause: unknown, outcomeUnknown = false): GraphQLError {
  return new GraphQLError(`The ${subgraphTitles[name]} is not responding right now.`, {
    originalError: cause instanceof Error ? cause : new Error(String(cause)),
    extensions: {
      code: subgraphCodes.unavailable,
      service: name,
      retryAfter: retryAfterSeconds,
      ...(outcomeUnknown && { outcome: 'unknown' }),
    },
  });
}

export function subgraphOverloaded(name: SubgraphName, cause: unknown): GraphQLError {
  return new GraphQLError(`The ${subgraphTitles[name]} is very busy right now. Please try again in a moment.`, {
    originalError: cause instanceof Error ? cause : new Error(String(cause)),
    extensions: { code: subgraphCodes.overloaded, service: name, retryAfter: retryAfterSeconds },
  });
}

export function requestTooLarge(name: SubgraphName): GraphQLError {
  return new GraphQLError('The request is too large.', { extensions: { code: subgraphCodes.tooLarge, service: name } });
}

/** The response breaks the protocol, and the client can do nothing about it. */
export class SubgraphError extends Error {
  constructor(name: SubgraphName, message: string) {
    super(`${name}: ${message}`);
    this.name = 'SubgraphError';
  }
}

/** True if every error comes from an unavailable or overloaded subgraph. */
export function isUnavailable(errors: readonly { readonly extensions?: { readonly code?: unknown } }[]): boolean {
  const codes: readonly unknown[] = [subgraphCodes.unavailable, subgraphCodes.overloaded];
  return errors.length > 0 && errors.every(({ extensions }) => codes.includes(extensions?.code));
}
