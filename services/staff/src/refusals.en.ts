import { refusals } from '@hilltop/platform/outcome/refusal';
import { factless, type Refusals, type Sentences } from './generated/refusals.js';

const english = {
  StaffAccountNotFound: 'There is no such account or session, or it has just changed.',
  LastManager: 'This is the last manager who can sign in. Please make someone else a manager first.',
  LinkNotValid: 'This link has already been used or has expired. Please request a new one.',
  TooManyAttempts: ({ retryAfterSeconds }) => `Too many attempts. Please try again in ${retryAfterSeconds} seconds.`,
} satisfies Sentences;

export const refuse = refusals<Refusals, typeof english>(factless, english);
