import { expect, it } from '@jest/globals';
import { unbrokenDates } from './unbroken-dates.js';

it('keeps dates and times of day on one line each', () => {
  expect(unbrokenDates('Three seats are yours until Sunday, November 29, at 10:05 AM')).toBe(
    'Three seats are yours until Sunday, November\u00a029, at 10:05\u00a0AM',
  );
});
