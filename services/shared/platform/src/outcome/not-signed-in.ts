import type { Refusal } from './refusal.js';

export type NotSignedIn = Refusal<'NotSignedIn'>;

/** The answer to a caller who would have to be staff. */
export const notSignedIn: NotSignedIn = {
  __typename: 'NotSignedIn',
  message: 'Please sign in as staff to do this.',
};
