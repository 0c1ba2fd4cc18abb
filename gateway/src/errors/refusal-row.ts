import type { RefusalFactsFragment } from '../generated/operations.js';

export type RefusalName = RefusalFactsFragment['__typename'];
type RefusalOf<Name extends RefusalName> = Extract<RefusalFactsFragment, { __typename: Name }>;

type StandardMember = 'type' | 'title' | 'status' | 'detail' | 'instance' | 'correlationId';

export interface RefusalRow<Name extends RefusalName> {
  readonly status: number;
  readonly name: string;
  readonly title: string;
  /** None has the name of a standard member (RFC 9457). */
  readonly facts?: (
    refusal: RefusalOf<Name>,
  ) => Record<string, unknown> & { readonly [Standard in StandardMember]?: never };
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
