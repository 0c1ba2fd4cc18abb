import type { Refusal } from './refusal.js';

export type NotAllowed = Refusal<'NotAllowed'>;

/** The answer to a member of staff whose role is not allowed to make a change. */
export const notAllowed: NotAllowed = {
  __typename: 'NotAllowed',
  message: 'Your role cannot do this. Please ask a manager.',
};
