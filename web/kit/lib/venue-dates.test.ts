import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  dateAfter,
  dayOfWeek,
  daysFrom,
  fullDate,
  isDate,
  longDate,
  monthAfter,
  monthName,
  monthOf,
  monthSpan,
  printedTime,
  shortDate,
  startOfVenueDay,
  venueDateTime,
  venueTime,
  venueToday,
  weekdayName,
  writtenOut,
} from './venue-dates.js';

const plainDate = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2060-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('venue dates', () => {
  it('do not depend on the browser’s time zone', () => {
    expect(venueToday(new Date('2026-11-22T04:59:00Z'))).toBe('2026-11-21');
    expect(venueToday(new Date('2026-11-22T06:00:00Z'))).toBe('2026-11-22');
    expect(venueDateTime('2026-11-21T15:15:00Z')).toBe('Nov 21, 2026, 9:15 AM');
    expect(venueTime('2026-12-12T20:42:00.000Z')).toBe('2:42 PM');
    expect(writtenOut('2026-12-04T16:00:00.000Z')).toBe('Friday, December 4, 10:00 AM');
    expect(['12:00 AM', '1:30 PM'].map(printedTime)).toEqual(['12:00 AM', '1:30 PM']);
  });

  it('follow the time zone in the page', () => {
    const zone = document.querySelector<HTMLMetaElement>('meta[name="venue-time-zone"]');
    zone?.setAttribute('content', 'America/New_York');
    expect(venueToday(new Date('2026-11-22T04:59:00Z'))).toBe('2026-11-21');
    expect(venueToday(new Date('2026-11-22T05:00:00Z'))).toBe('2026-11-22');
    expect(venueDateTime('2026-11-21T15:15:00Z')).toBe('Nov 21, 2026, 10:15 AM');
    zone?.setAttribute('content', 'America/Chicago');
  });

  it.each([
    ['2026-11-22', '2026-11-22T06:00:00.000Z'],
    ['2026-03-08', '2026-03-08T06:00:00.000Z'],
    ['2026-03-09', '2026-03-09T05:00:00.000Z'],
    ['2026-11-01', '2026-11-01T05:00:00.000Z'],
    ['2026-11-02', '2026-11-02T06:00:00.000Z'],
  ])('%s begins at %s, also when the clocks change', (date, instant) => {
    expect(startOfVenueDay(date)).toBe(instant);
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', -1, '2026-10-31'],
  ])('%s and %i days is %s, also when the clocks change', (date, days, after) => {
    expect(dateAfter(date, days)).toBe(after);
  });

  it('are written in full and in short', () => {
    expect(longDate('2026-12-05')).toBe('Saturday, December 5, 2026');
    expect(monthName('2026-12-05')).toBe('December');
    expect(weekdayName('2026-12-05')).toBe('Saturday');
    expect(fullDate('2027-01-01')).toBe('January 1, 2027');
    expect([dayOfWeek('2026-12-07'), dayOfWeek('2026-12-06')]).toEqual([1, 7]);
    expect(shortDate('2026-12-05')).toBe('Sat, Dec 5');
  });

  it.each([
    ['2026-12-05', true],
    ['2026-12', false],
    ['', false],
    ['2026-13-05', false],
    ['2026-02-30', false],
    ['2100-12-31', true],
    ['1999-12-31', false],
    ['9999-12-31', false],
    ['0000-01-01', false],
  ])('%s is a date: %s', (text, is) => {
    expect(isDate(text)).toBe(is);
  });

  it('are counted from one to another', () => {
    expect(daysFrom('2027-12-30', '2028-03-01')).toBe(62);
    expect(daysFrom('2028-03-01', '2028-02-28')).toBe(-2);
    expect(daysFrom('2027-03-13', '2027-03-15')).toBe(2);
  });

  it('belong to months', () => {
    expect(monthOf('2026-12-05')).toBe('2026-12');
    expect(monthAfter('2026-12')).toBe('2027-01');
    expect(monthAfter('2027-01', -1)).toBe('2026-12');
    expect(monthSpan('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    fc.assert(
      fc.property(plainDate, (date) => {
        const { from, to } = monthSpan(monthOf(date));
        expect(from <= date && date <= to).toBe(true);
      }),
    );
  });
});
