import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { coveredDays, dueDate, nextMailDay } from './report-period.js';

const ZONE = 'America/Chicago';
const weekday = (date: string) => Temporal.PlainDate.from(date).dayOfWeek;

describe('what is covered', () => {
  it.each([
    ['week', '2026-11-23', '2026-11-15', '2026-11-21', 'a Monday'],
    ['week', '2026-11-22', '2026-11-15', '2026-11-21', 'a Sunday: the week that ended the night before'],
    ['week', '2026-11-28', '2026-11-15', '2026-11-21', 'a Saturday: its own week has not ended'],
    ['week', '2027-01-04', '2026-12-27', '2027-01-02', 'a week across New Year'],
    ['week', '2026-03-09', '2026-03-01', '2026-03-07', 'the day after clocks go forward'],
    ['week', '2026-03-16', '2026-03-08', '2026-03-14', 'the week in which clocks go forward'],
    ['week', '2026-11-09', '2026-11-01', '2026-11-07', 'the week in which clocks go back'],
    ['month', '2026-03-01', '2026-02-01', '2026-02-28', 'February'],
    ['month', '2028-03-28', '2028-02-01', '2028-02-29', 'a leap year’s February'],
    ['month', '2027-01-05', '2026-12-01', '2026-12-31', 'December'],
    ['month', '2026-05-15', '2026-04-01', '2026-04-30', 'a month of 30 days'],
  ] as const)('each %s, mailed on %s: %s to %s (%s)', (every, date, from, to, _what) => {
    expect(coveredDays(every, date)).toEqual({ from, to });
  });
});

describe('the next day of mail', () => {
  it.each([
    ['week', 1, '2026-11-22', '2026-11-23'],
    ['week', 1, '2026-11-23', '2026-11-30'],
    ['week', 7, '2026-11-23', '2026-11-29'],
    ['week', 5, '2026-12-31', '2027-01-01'],
    ['month', 1, '2026-11-01', '2026-12-01'],
    ['month', 28, '2026-02-01', '2026-02-28'],
    ['month', 5, '2026-01-31', '2026-02-05'],
    ['month', 5, '2026-12-05', '2027-01-05'],
  ] as const)('each %s on %s, after %s, is %s', (every, day, date, next) => {
    expect(nextMailDay({ every, day }, date)).toBe(next);
  });
});

describe('from when on it is due', () => {
  it.each([
    ['2026-11-23T11:59:59Z', '2026-11-22'],
    ['2026-11-23T12:00:00Z', '2026-11-23'],
    // Clocks go forward at 2 AM on March 8, and back at 2 AM on November 1.
    ['2026-03-08T10:59:59Z', '2026-03-07'],
    ['2026-03-08T11:00:00Z', '2026-03-08'],
    ['2026-11-01T11:59:59Z', '2026-10-31'],
    ['2026-11-01T12:00:00Z', '2026-11-01'],
    ['2027-01-01T05:00:00Z', '2026-12-31'],
  ])('at %s the files of %s are', (now, date) => {
    expect(dueDate(new Date(now), ZONE)).toBe(date);
  });
});

const aDate = fc
  .integer({ min: 0, max: 3_000 })
  .map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }).toString());
const mailDays = fc.oneof(
  fc.record({ every: fc.constant('week' as const), day: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ every: fc.constant('month' as const), day: fc.integer({ min: 1, max: 28 }) }),
);

it('covers every day once, whatever the day of mail, and never a day that has not ended', () => {
  fc.assert(
    fc.property(aDate, mailDays, (start, when) => {
      let mailed = nextMailDay(when, start);
      let { to } = coveredDays(when.every, mailed);
      for (let time = 0; time < 20; time += 1) {
        const last = mailed;
        mailed = nextMailDay(when, last);
        expect(mailed > last).toBe(true);
        expect(when.every === 'week' ? weekday(mailed) : Number(mailed.slice(8))).toBe(when.day);
        const days = coveredDays(when.every, mailed);
        expect(days.from).toBe(Temporal.PlainDate.from(to).add({ days: 1 }).toString());
        expect(days.to < mailed).toBe(true);
        to = days.to;
      }
    }),
  );
});
