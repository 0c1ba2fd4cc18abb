import type { RefusalFactsFragment } from '../generated/operations.js';

export type RefusalName = RefusalFactsFragment['__typename'];
type RefusalOf<Name extends RefusalName> = Extract<RefusalFactsFragment, { __typename: Name }>;

export interface RefusalRow<Name extends RefusalName> {
  readonly status: number;
  readonly name: string;
  readonly title: string;
  readonly facts?: (refusal: RefusalOf<Name>) => Record<string, unknown>;
  readonly headers?: (refusal: RefusalOf<Name>) => Record<string, string>;
}

interface RetryLater {
  readonly retryAfterSeconds: number;
}
/** Says when to try again. */
export const retryLater = {
  status: 429,
  facts: ({ retryAfterSeconds }: RetryLater) => ({ retryAfterSeconds }),
  headers: ({ retryAfterSeconds }: RetryLater) => ({ 'retry-after': String(retryAfterSeconds) }),
};
