import { ProblemError } from '@hilltop/platform/outcome/problem';
import type { RefusalFactsFragment } from '../generated/operations.js';
import { type RefusalWithObjects, refusalRows } from '../generated/refusal-rows.js';

/** A refusal that a call of `/api` can meet. */
export type RefusalName = keyof typeof refusalRows;
type RefusalOf<Name extends RefusalName> = Extract<RefusalFactsFragment, { __typename: Name }>;

const objectFacts: {
  readonly [Name in RefusalWithObjects]: (refusal: RefusalOf<Name>) => Record<string, unknown>;
} = {
  InvalidInput: ({ fields }) => ({ errors: fields }),
  BookingChangedMeanwhile: ({ currentBooking }) => ({ current: currentBooking }),
  CartChanged: ({ basket }) => ({ version: basket.version }),
  MyGroupChanged: ({ group }) => ({ revision: group.revision }),
  MySeatsRefused: ({ group }) => ({ revision: group.revision }),
};

/** Says when to try again, if the refusal does. */
export function problemOfRefusal(refusal: RefusalFactsFragment): ProblemError {
  const { facts, name, status, title } = refusalRows[refusal.__typename as RefusalName];
  const answer = refusal as unknown as Readonly<Record<string, unknown>>;
  // TypeScript cannot express that the function matches the refusal, because the index is a union.
  const ofObjects = (objectFacts as Record<string, (refusal: unknown) => object>)[refusal.__typename]?.(refusal);
  const ofScalars = Object.fromEntries(facts.map((fact) => [fact.name, answer[fact.response]]));
  const { retryAfterSeconds } = answer;
  return new ProblemError({
    name,
    status,
    title,
    detail: refusal.message,
    facts: { ...ofScalars, ...ofObjects },
    ...(retryAfterSeconds !== undefined && { headers: { 'retry-after': String(retryAfterSeconds) } }),
  });
}
