import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  dayInWords,
  dayOfWeek,
  fromCalendarDate,
  guessToday,
  longDate,
  monthAfter,
  monthName,
  monthOf,
  monthSpan,
  shiftTime,
  shortDate,
  toCalendarDate,
  weekdayOf,
} from './venue-calendar.js';

const plainDate = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2060-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the calendar of the venue', () => {
  it('says dates in words', () => {
    expect(longDate('2026-12-05')).toBe('Saturday, December 5, 2026');
    expect(monthName('2026-12-05')).toBe('December');
    expect(weekdayOf('2026-12-05')).toBe('Saturday');
    expect(dayInWords('2027-01-01')).toBe('January 1, 2027');
    expect([dayOfWeek('2026-12-07'), dayOfWeek('2026-12-06')]).toEqual([1, 7]);
    expect(shortDate('2026-12-05')).toBe('Sat, Dec 5');
  });

  it('knows its months', () => {
    expect(monthOf('2026-12-05')).toBe('2026-12');
    expect(monthAfter('2026-12')).toBe('2027-01');
    expect(monthAfter('2027-01', -1)).toBe('2026-12');
    expect(monthSpan('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('hands every date to the calendar component and gets the same one back', () => {
    fc.assert(
      fc.property(plainDate, (date) => {
        expect(fromCalendarDate(toCalendarDate(date))).toBe(date);
        expect(monthSpan(monthOf(date)).from <= date && date <= monthSpan(monthOf(date)).to).toBe(true);
      }),
    );
  });

  it('moves start times by minutes', () => {
    expect(shiftTime('10:00 AM', -30)).toBe('9:30 AM');
    expect(shiftTime('12:00 PM', -30)).toBe('11:30 AM');
    expect(shiftTime('1:00 PM', -30)).toBe('12:30 PM');
    expect(shiftTime('9:00 AM', -15)).toBe('8:45 AM');
    expect(shiftTime('11:45 AM', 15)).toBe('12:00 PM');
    expect(shiftTime('12:00 AM', 30)).toBe('12:30 AM');
  });

  it('guesses a date that is a date', () => {
    expect(guessToday()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
