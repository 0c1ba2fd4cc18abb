import type { Refusal } from '@hilltop/platform/outcome/refusal';

export type HoldNotFound = Refusal<'HoldNotFound'>;
export type HoldNotExtendable = Refusal<'HoldNotExtendable'>;

export function holdNotFound(): HoldNotFound {
  return { __typename: 'HoldNotFound', message: 'These seats are not held for you any more.' };
}

export function holdNotExtendable(): HoldNotExtendable {
  return { __typename: 'HoldNotExtendable', message: 'Seats can be kept for longer once, and these already were.' };
}
