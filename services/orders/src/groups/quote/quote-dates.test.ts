import { describe, expect, it } from '@jest/globals';
import { quoteEnd, securedBy } from './quote-dates.js';

const now = new Date('2027-01-04T15:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const inDays = (days: number) => inHours(24 * days);
const terms = { secureAfterDays: 14, secureBeforeDays: 14, quoteValidDays: 14 };

describe('the end of a hold', () => {
  it.each([
    ['far ahead: so many days after acceptance', 90, 14 * 24],
    ['nearer: so many days before the visit', 20, 6 * 24],
    ['nearer still: three days at least', 15, 72],
    ['near: two days before the visit at the latest', 4, 48],
    ['too near for any of it: an hour', 1, 1],
  ])('%s', (_, days, hours) => {
    expect(securedBy(now, inDays(days), terms)).toEqual(inHours(hours));
  });

  it('is not after the start', () => {
    expect(securedBy(now, inHours(0.5), terms)).toEqual(inHours(0.5));
  });
});

it('a quote ends with its days, or with the visit', () => {
  expect(quoteEnd(now, inDays(90), terms)).toEqual(inDays(14));
  expect(quoteEnd(now, inDays(3), terms)).toEqual(inDays(3));
});
