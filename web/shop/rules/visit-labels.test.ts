import { describe, expect, it } from '@jest/globals';
import { daysUntil, guestsInWords, movedTo, nearDay, waiversLeft } from './visit-labels.js';

describe('visit labels', () => {
  it.each([
    ['2026-12-05', '2026-12-04', 'Tomorrow'],
    ['2026-12-05', '2026-12-05', 'Today'],
    ['2026-12-05', '2026-12-06', 'You were here'],
  ])('say of %s, on %s: %s', (date, today, words) => {
    expect(nearDay(daysUntil(date, today))).toBe(words);
  });

  it('count guests', () => {
    expect([guestsInWords(1), guestsInWords(4)]).toEqual(['one guest', 'four guests']);
    expect(movedTo('2026-12-06')).toBe('Moved to Sunday');
  });
});

it.each([
  [{ signed: 3, of: 4 }, 'One waiver is still to sign.'],
  [{ signed: 0, of: 4 }, 'Four waivers are still to sign.'],
  [{ signed: 4, of: 4 }, ''],
])('says of %o how many waivers are left', (waivers, words) => {
  const visit = { startsAt: '2026-12-05T16:00:00.000Z', waivers };
  expect(waiversLeft(visit, new Date('2026-11-22T16:00:00Z'))).toBe(words);
  expect(waiversLeft(visit, new Date('2026-12-05T16:00:00Z'))).toBe('');
});
