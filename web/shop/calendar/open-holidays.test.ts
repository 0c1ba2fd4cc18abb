import { expect, it } from '@jest/globals';
import { openHolidays } from './open-holidays.js';
import type { Day } from './seat-labels.js';

function monthWith(month: string, closed: readonly string[]) {
  return {
    month,
    dayOf: (date: string): Day => ({
      __typename: 'DayAvailability',
      date,
      open: !closed.includes(date),
      closedBecause: closed.includes(date) ? 'CLOSURE' : null,
      note: '',
      times: [],
    }),
  };
}

it('names the holidays of a month on which the house is open', () => {
  expect([...openHolidays(monthWith('2026-12', []))]).toEqual([
    ['2026-12-24', 'Christmas Eve'],
    ['2026-12-25', 'Christmas Day'],
    ['2026-12-31', 'New Year’s Eve'],
  ]);
});

it('leaves a day out that is closed, and every day of a month that has not loaded', () => {
  const days = [...openHolidays(monthWith('2026-12', ['2026-12-25'])).keys()];
  expect(days).toEqual(['2026-12-24', '2026-12-31']);
  expect(openHolidays({ month: '2026-12', dayOf: () => undefined }).size).toBe(0);
});
