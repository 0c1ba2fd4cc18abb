import type { Refusal } from './refusal.js';

export type NotAllowed = Refusal<'NotAllowed'>;

export const notAllowed: NotAllowed = {
  __typename: 'NotAllowed',
  message: 'Your role cannot do this. Please ask a manager.',
};
