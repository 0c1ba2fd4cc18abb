import type { Refusal } from '@hilltop/platform/outcome/refusal';

export type AlreadyClosed = Refusal<'AlreadyClosed'>;
export type NotClosed = Refusal<'NotClosed'>;

export function alreadyClosed(): AlreadyClosed {
  return {
    __typename: 'AlreadyClosed',
    message: 'These times are already closed. Nothing was changed, and no one was notified again.',
  };
}

export function notClosed(): NotClosed {
  return { __typename: 'NotClosed', message: 'This day is not closed.' };
}
