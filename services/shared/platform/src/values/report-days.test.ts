import { describe, expect, it } from '@jest/globals';
import { refuseDays } from './report-days.js';

describe('the days of a report', () => {
  it.each([
    ['2026-11-01', '2026-11-01'],
    ['2026-01-01', '2027-02-04'],
    ['2028-02-29', '2028-03-01'],
  ])('can be %s to %s', (from, to) => expect(refuseDays({ from, to })).toBeUndefined());

  it.each([
    ['2026-01-01', '2027-02-05', 'at most 400 days'],
    ['2026-11-02', '2026-11-01', 'before the first'],
    ['2026-02-30', '2026-03-01', 'YYYY-MM-DD'],
    ['yesterday', '2026-03-01', 'The first day must be a date'],
    ['2026-03-01', '9999-12-31', 'The last day must be a date from 2000 to 2100'],
    ['0000-01-01', '0000-01-02', 'The first day must be a date from 2000 to 2100'],
  ])('cannot be %s to %s: %s', (from, to, why) => expect(refuseDays({ from, to })?.message).toContain(why));
});
