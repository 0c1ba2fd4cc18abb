import type { Refusal } from './refusal.js';

export type NotSignedIn = Refusal<'NotSignedIn'>;

export const notSignedIn: NotSignedIn = {
  __typename: 'NotSignedIn',
  message: 'Please sign in as staff to do this.',
};
