import { describe, expect, it } from '@jest/globals';
import { dateAfter, isDate, longDate, shortDate, venueToday } from './desk-dates.js';

describe('dates at the desk', () => {
  it('are those of the venue, wherever the desk stands', () => {
    expect(venueToday(new Date('2026-11-22T04:59:00Z'))).toBe('2026-11-21');
    expect(venueToday(new Date('2026-11-22T06:00:00Z'))).toBe('2026-11-22');
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', -1, '2026-10-31'],
  ])('%s and %i days is %s, also when the clocks change', (date, days, after) => {
    expect(dateAfter(date, days)).toBe(after);
  });

  it('are said in full and in short', () => {
    expect(longDate('2026-12-05')).toBe('Saturday, December 5, 2026');
    expect(shortDate('2026-12-05')).toBe('Sat, Dec 5');
  });

  it.each([
    ['2026-12-05', true],
    ['2026-12', false],
    ['', false],
    ['2026-13-05', false],
  ])('%s is a date: %s', (text, is) => {
    expect(isDate(text)).toBe(is);
  });
});
