import { busyNetwork } from '@hilltop/platform/outcome/busy-network';
import { faultsOf } from '@hilltop/platform/outcome/in-language';
import { refusals } from '@hilltop/platform/outcome/refusal';
import { factless, type Refusals, type Sentences } from './generated/refusals.js';
import { spanish, spanishFaults } from './refusals.es.js';

const english = {
  TooManyMessages: ({ retryAfterSeconds }) => busyNetwork('messages', retryAfterSeconds, ' or this e-mail address'),
  MessageKeyReused: 'This Idempotency-Key was already used for another message.',
  MessageNotFound: 'This message is no longer stored.',
} satisfies Sentences;

export const refuse = refusals<Refusals, typeof english>(factless, english, { es: spanish });

const NAMES = { firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone', message: 'Message' };

const englishFaults = {
  required: (field: keyof typeof NAMES) => `${NAMES[field]} is required`,
  long: (field: keyof typeof NAMES, most: number) => `${NAMES[field]} can have at most ${most} characters`,
  unreadable: (field: 'firstName' | 'lastName') => `${NAMES[field]} has no letters`,
  subject: 'Please choose a subject',
};

/** Of the contact form. */
export const faults = faultsOf(englishFaults, { es: spanishFaults });
