import { expect, it } from '@jest/globals';
import { mailHealthWords } from './status-tab.js';

const well = {
  __typename: 'MailHealth',
  refused: 0,
  refusedSince: null,
  lastRefusal: null,
  delayed: 0,
  delayedSince: null,
  hasSent: true,
} as const;

it('says nothing while mail leaves', () => {
  expect(mailHealthWords(well)).toEqual([]);
});

it('says how many wait and how many were refused, since when and why', () => {
  expect(
    mailHealthWords({
      ...well,
      refused: 2,
      refusedSince: '2026-11-22T15:31:00.000Z',
      lastRefusal: 'the mail server refused the message (554)',
      delayed: 1,
      delayedSince: '2026-11-22T16:02:00.000Z',
    }),
  ).toEqual([
    '1 e-mail waits for the mail server, the first since Nov 22, 2026, 10:02 AM.',
    '2 e-mails were refused within 24 hours, the first on Nov 22, 2026, 9:31 AM. The last reason: the mail server refused the message (554).',
  ]);
});
