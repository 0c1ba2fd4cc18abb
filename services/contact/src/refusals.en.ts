import { busyNetwork } from '@hilltop/platform/outcome/busy-network';
import { refusals } from '@hilltop/platform/outcome/refusal';
import { factless, type Refusals, type Sentences } from './generated/refusals.js';

const english = {
  TooManyMessages: ({ retryAfterSeconds }) => busyNetwork('messages', retryAfterSeconds, ' or this e-mail address'),
  MessageKeyReused: 'This Idempotency-Key was already used for another message.',
  MessageNotFound: 'This message is no longer stored.',
} satisfies Sentences;

export const refuse = refusals<Refusals, typeof english>(factless, english);
