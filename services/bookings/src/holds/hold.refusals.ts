import type { Refusal } from '@hilltop/platform/outcome/refusal';

export type HoldNotFound = Refusal<'HoldNotFound'>;
export type HoldNotExtendable = Refusal<'HoldNotExtendable'>;

export type TooManyHolds = Refusal<'TooManyHolds'>;

export function tooManyHolds(): TooManyHolds {
  const message =
    'Many seats are held from your network right now. Please try again in a few minutes, finish or cancel a booking of yours, or call us.';
  return { __typename: 'TooManyHolds', message };
}

export function heldTooLong(): TooManyHolds {
  const message =
    'Seats at this time have been held from your network for an hour. Please choose another time, try again in an hour, or call us.';
  return { __typename: 'TooManyHolds', message };
}

export function holdNotFound(): HoldNotFound {
  return { __typename: 'HoldNotFound', message: 'These seats are no longer held for you.' };
}

export function holdNotExtendable(): HoldNotExtendable {
  return { __typename: 'HoldNotExtendable', message: 'A hold can be extended only once, and this one already was.' };
}
