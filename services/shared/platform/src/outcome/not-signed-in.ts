import type { Refusal } from './refusal.js';

export type NotSignedIn = Refusal<'NotSignedIn'>;

/** The answer to a caller who is not signed in as staff. */
export const notSignedIn: NotSignedIn = {
  __typename: 'NotSignedIn',
  message: 'Please sign in as staff to do this.',
};
