import { describe, expect, it } from '@jest/globals';
import { sealedThrough, sealOfDay } from './seals-section.js';

const newest = { __typename: 'SealedDay' as const, date: '2026-06-03', hash: 'ab' };
const day = { __typename: 'SealedDay' as const, lineCount: 1_204, hash: 'ab', sealedAt: '2026-06-04T08:00:00.000Z' };

describe('how far the days are sealed', () => {
  it.each([
    [{ firstDate: null, newest: null }, /^No day is sealed yet\. A day is sealed at 3 AM/],
    [{ firstDate: '2026-06-03', newest }, /^Sealed: Wednesday, June 3, 2026, the first day\.$/],
    [
      { firstDate: '2025-12-31', newest },
      /^Sealed through Wednesday, June 3, 2026, from Wednesday, December 31, 2025 on\.$/,
    ],
  ])('is said of %j', (seals, words) => expect(sealedThrough(seals)).toMatch(words));
});

describe('whether a day is sealed', () => {
  it.each([
    [
      '2026-06-03',
      day,
      '2026-06-01',
      /^Wednesday, June 3, 2026 was sealed with 1,204 lines on Jun 4, 2026.*3:00 AM\.$/,
    ],
    ['2026-06-03', { ...day, lineCount: 1 }, '2026-06-01', /sealed with 1 line on /],
    ['2026-06-04', null, '2026-06-01', /^Thursday, June 4, 2026 is not sealed\.$/],
    ['2026-05-31', null, '2026-06-01', /^Sunday, May 31, 2026 is before the first sealed day\.$/],
    ['2026-05-31', null, null, /is not sealed\.$/],
  ])('%s is said', (date, seal, first, words) => expect(sealOfDay(date, seal, first)).toMatch(words));
});
