import { expect, it } from '@jest/globals';
import { nextWords, ordinal, rhythmWords } from './mailed-reports-section.js';

it('says how often a file comes', () => {
  expect(rhythmWords({ every: 'WEEK', day: 1 })).toBe('each Monday');
  expect(rhythmWords({ every: 'WEEK', day: 7 })).toBe('each Sunday');
  expect(rhythmWords({ every: 'MONTH', day: 22 })).toBe('on the 22nd of each month');
  expect([1, 2, 3, 4, 11, 12, 13, 20, 21, 23, 28].map(ordinal)).toEqual([
    ...['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '20th', '21st', '23rd', '28th'],
  ]);
});

it('says when the next one comes and what it covers', () => {
  const schedule = { __typename: 'ReportSchedule', id: 'one', file: 'lines', every: 'WEEK', day: 1 } as const;
  expect(nextWords({ ...schedule, nextOn: '2027-01-04', nextFrom: '2026-12-27', nextTo: '2027-01-02' })).toBe(
    'Next on Monday, January 4, 2027, for December 27, 2026 to January 2, 2027.',
  );
});
