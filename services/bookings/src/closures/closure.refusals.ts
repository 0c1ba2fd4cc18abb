import type { Refusal } from '@hilltop/platform/outcome/refusal';

export type AlreadyClosed = Refusal<'AlreadyClosed'>;
export type NotClosed = Refusal<'NotClosed'>;

export function alreadyClosed(): AlreadyClosed {
  return {
    __typename: 'AlreadyClosed',
    message: 'This is closed already. Nothing was done, and nobody was written to again.',
  };
}

export function notClosed(): NotClosed {
  return { __typename: 'NotClosed', message: 'This day is not closed.' };
}
