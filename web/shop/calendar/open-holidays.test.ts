import { expect, it } from '@jest/globals';
import { usHolidays } from '../../../services/shared/contracts/src/house/us-holidays.js';
import { monthOf } from '../../kit/lib/venue-dates.js';
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

it('calls each as the list of staff does', () => {
  const ofYear = usHolidays(2027);
  const months = [...new Set(ofYear.map(({ date }) => monthOf(date)))];
  expect(months.flatMap((month) => [...openHolidays(monthWith(month, []))])).toEqual(
    ofYear.map(({ date, name }) => [date, name]),
  );
});

it('leaves a day out that is closed, and every day of a month that has not loaded', () => {
  const days = [...openHolidays(monthWith('2026-12', ['2026-12-25'])).keys()];
  expect(days).toEqual(['2026-12-24', '2026-12-31']);
  expect(openHolidays({ month: '2026-12', dayOf: () => undefined }).size).toBe(0);
});
