/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { nameVenueTimeZone } from '../../test/venue-time-zone.js';
import type { Day } from '../data/day.js';
import { sampleDay } from '../data/manifest-samples.js';
import type { Judged } from './judge.js';
import { judgeAnswer } from './judge-answer.js';
import type { FoundTicket } from './look-up.js';
import { verdictWords } from './verdict-words.js';

nameVenueTimeZone();

const day: Day = { ...sampleDay, date: '2026-12-04', parties: [], peopleIn: new Map([['b1', 1]]) };
const found: FoundTicket = {
  __typename: 'DoorTicket',
  ...{ bookingId: 'b1', date: '2026-12-05', time: '10:00 AM', startsAt: '2026-12-05T16:00:00.000Z' },
  ...{ tourType: 'standard', tourName: 'Gate to Garden', guests: 3, party: '3 guests', proofFor: null },
  ...{ revision: 0, status: 'confirmed', toPay: null },
  ...{ name: 'Nora Fielding', admitted: 0, waivers: { __typename: 'DoorWaivers', signed: 0, of: 3 } },
};
const today: FoundTicket = { ...found, date: day.date, startsAt: '2026-12-04T16:00:00.000Z' };
const typed: Judged = { verdict: { kind: 'NOT_OURS', why: 'unknownCode' }, code: 'HT-NY2P-XR8B', admitted: 0 };
const facts = {
  keyId: 1,
  bookingId: 'b1',
  startsAt: new Date(today.startsAt),
  tourType: 'standard',
  guests: 3,
} as const;
const scanned: Judged = {
  verdict: { kind: 'NOT_OURS', why: 'unlisted' },
  facts: { ...facts, revision: 0, issuedAt: new Date('2026-12-01T16:00:00Z') },
  admitted: 0,
};

it('names the day of a real guest who is early, and never says that the ticket is not ours', () => {
  const judged = judgeAnswer(typed, found, day);
  const words = verdictWords(judged, day);
  expect(words).toMatchObject({ title: 'Another day', subtitle: 'Saturday, December 5, 10:00 AM' });
  expect(words.text).toBe('This party is expected on Saturday, December 5, 10:00 AM. That is another day.');
});

it('admits who is missing of a party of today that the list does not have', () => {
  const judged = judgeAnswer(typed, today, day);
  expect(judged.verdict).toMatchObject({ kind: 'ADMIT', missing: 2, party: { name: 'Nora Fielding' } });
  expect(judgeAnswer(typed, { ...today, admitted: 3 }, day).verdict).toMatchObject({ missing: 0 });
});

it('does without the name, which a guide may not see', () => {
  const { verdict } = judgeAnswer(typed, { ...today, name: null }, day);
  expect(verdict).toMatchObject({ kind: 'ADMIT', party: { name: 'Party of three' } });
});

it('says where a ticket of today was moved to, and that a booking was canceled', () => {
  expect(judgeAnswer(scanned, { ...found, revision: 1 }, day).verdict).toMatchObject({
    kind: 'MOVED',
    party: { movedTo: { date: '2026-12-05', time: '10:00 AM' } },
  });
  expect(judgeAnswer(scanned, { ...today, revision: 1 }, day).verdict.kind).toBe('CHANGED');
  const canceled = judgeAnswer(typed, { ...found, status: 'cancelled' }, day);
  expect(verdictWords(canceled, day)).toMatchObject({ title: 'Canceled', text: 'This booking was canceled.' });
});

it.each([
  ['asking', 'Looking it up'],
  ['unknown', 'Unknown code'],
  ['unanswered', 'Not known here'],
] as const)('says of a code while it is %s: %s', (asked, title) => {
  const words = verdictWords({ ...typed, asked }, day);
  expect(words).toMatchObject({ title, look: 'unknown' });
  expect(`${words.subtitle} ${words.text}`).toMatch(
    { asking: /next scan/, unknown: /[Cc]heck the spelling/, unanswered: /cannot know/ }[asked],
  );
  expect(words.subtitle).not.toMatch(/not admit/i);
});
