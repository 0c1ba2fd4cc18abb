import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dateAfter, dayOfWeek, usHolidays } from './us-holidays.js';

function dateOf(year: number, name: string): string | undefined {
  return usHolidays(year).find((one) => one.name === name)?.date;
}

describe('the holidays of the United States', () => {
  it('are those of the calendar of 2026 and 2027', () => {
    expect(dateOf(2026, 'Thanksgiving Day')).toBe('2026-11-26');
    expect(dateOf(2026, 'Memorial Day')).toBe('2026-05-25');
    expect(dateOf(2026, 'Labor Day')).toBe('2026-09-07');
    expect(dateOf(2026, 'Independence Day')).toBe('2026-07-04');
    expect(dateOf(2026, 'Independence Day (observed)')).toBe('2026-07-03');
    expect(dateOf(2027, 'Martin Luther King Jr. Day')).toBe('2027-01-18');
    expect(dateOf(2027, 'Presidents’ Day')).toBe('2027-02-15');
    expect(dateOf(2027, 'Good Friday')).toBe('2027-03-26');
    expect(dateOf(2027, 'Easter Sunday')).toBe('2027-03-28');
    expect(dateOf(2027, 'Columbus Day')).toBe('2027-10-11');
    expect(dateOf(2027, 'Independence Day (observed)')).toBe('2027-07-05');
    // Christmas 2027 is a Saturday: the Friday before has a name of its own.
    expect(dateOf(2027, 'Christmas Eve')).toBe('2027-12-24');
    expect(usHolidays(2027).find(({ date }) => date === '2027-12-24')?.isFederal).toBe(true);
    expect(usHolidays(2026).filter(({ isFederal }) => !isFederal).map(({ name }) => name)).toEqual([
      ...['Good Friday', 'Easter Sunday', 'Day after Thanksgiving', 'Christmas Eve', 'New Year’s Eve'],
    ]);
    // New Year’s Day 2028 is a Saturday, observed on the last day of 2027, which is New Year’s Eve.
    expect(dateOf(2027, 'New Year’s Eve')).toBe('2027-12-31');
  });

  it('fall where the law puts them, in each of ten years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2026, max: 2036 }), (year) => {
        const all = usHolidays(year);
        expect(all.every(({ date }) => /^\d{4}-\d\d-\d\d$/.test(date) && date.startsWith(`${year}-`))).toBe(true);
        expect(new Set(all.map(({ date }) => date)).size).toBe(all.length);
        expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).toSorted());
        for (const name of [
          'Martin Luther King Jr. Day',
          'Presidents’ Day',
          'Memorial Day',
          'Labor Day',
          'Columbus Day',
        ]) {
          expect(dayOfWeek(dateOf(year, name) ?? '')).toBe(1);
        }
        const memorial = dateOf(year, 'Memorial Day') ?? '';
        expect(dateAfter(memorial, 7).slice(5, 7)).toBe('06');
        const thanksgiving = dateOf(year, 'Thanksgiving Day') ?? '';
        expect(dayOfWeek(thanksgiving)).toBe(4);
        expect(Number(thanksgiving.slice(8))).toBeGreaterThanOrEqual(22);
        expect(Number(thanksgiving.slice(8))).toBeLessThanOrEqual(28);
        const easter = dateOf(year, 'Easter Sunday') ?? '';
        expect(dayOfWeek(easter)).toBe(7);
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
        for (const { date, name } of all.filter((one) => one.name.endsWith('(observed)'))) {
          const observed = dayOfWeek(date);
          expect([1, 5]).toContain(observed);
          const itself = dateAfter(date, observed === 1 ? -1 : 1);
          expect(usHolidays(Number(itself.slice(0, 4))).find((one) => one.date === itself)?.name).toBe(
            name.replace(' (observed)', ''),
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});
