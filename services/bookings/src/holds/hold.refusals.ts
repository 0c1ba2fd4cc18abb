import type { Refusal } from '@hilltop/platform/outcome/refusal';

export type HoldNotFound = Refusal<'HoldNotFound'>;
export type HoldNotExtendable = Refusal<'HoldNotExtendable'>;

export type TooManyHolds = Refusal<'TooManyHolds'>;

/** @param limit holds that a caller may have at the same time */
export function tooManyHolds(limit: number): TooManyHolds {
  const message = `Seats of ${limit} bookings are already being held from where you are. Please finish or leave one of them, or call us.`;
  return { __typename: 'TooManyHolds', message };
}

export function holdNotFound(): HoldNotFound {
  return { __typename: 'HoldNotFound', message: 'These seats are not held for you any more.' };
}

export function holdNotExtendable(): HoldNotExtendable {
  return { __typename: 'HoldNotExtendable', message: 'Seats can be kept for longer once, and these already were.' };
}
