import { expect, it } from '@jest/globals';
import { trickyDates } from './tricky-dates.ts';

it('names the next month, Monday and changes of the clocks at the venue, and the days three months before', () => {
  const days = trickyDates(new Date('2026-11-22T12:00:00Z')).map(([, date]) => date.toISOString().slice(0, 10));
  expect(days).toEqual([
    ...['2026-12-01', '2026-09-01'],
    ...['2026-12-31', '2026-09-30'],
    ...['2026-11-23', '2026-08-23'],
    ...['2027-03-14', '2026-12-14'],
    ...['2027-11-07', '2027-08-07'],
  ]);
});
