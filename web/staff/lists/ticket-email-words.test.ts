import { expect, it } from '@jest/globals';
import { ticketEmailWords } from './ticket-email-words.js';

const email = { __typename: 'TicketEmail', sentAt: null, lastFault: null, nextAttemptAt: null } as const;

it.each([
  [null, 'No e-mail'],
  [{ ...email, status: 'QUEUED' }, 'Not sent yet, on its way'],
  [{ ...email, status: 'SENDING' }, 'Not sent yet, on its way'],
  [{ ...email, status: 'SENT', sentAt: '2026-12-01T18:00:00.000Z' }, /^Sent .*Dec 1.*12:00 PM/],
  [{ ...email, status: 'FAILED', lastFault: 'not an address' }, 'Not sent, gave up: not an address'],
  [
    { ...email, status: 'WAITING', lastFault: 'the limit', nextAttemptAt: '2026-12-02T00:00:00.000Z' },
    /^Not sent yet, waiting until .*6:00 PM.*: the limit$/,
  ],
] as const)('says what became of %j', (given, words) => {
  const expected = typeof words === 'string' ? expect.stringMatching(`^${words}$`) : expect.stringMatching(words);
  expect(ticketEmailWords(given)).toEqual(expected);
});
