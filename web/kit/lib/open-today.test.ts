import { expect, it } from '@jest/globals';
import { nextTour, openToday } from './open-today.js';

const starts = ['9:00 AM', '11:00 AM', '5:00 PM'];
const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: weekday === 1 ? [] : starts }));
const saturday = { date: '2026-12-05', starts, note: '' };
const monday = { date: '2026-11-23', starts: [], note: '' };
function at(date: string, time = '9:00 AM') {
  return { date, time };
}

it.each([
  [
    'before a tour',
    { ...saturday, next: at('2026-12-05', '11:00 AM') },
    [true, 'Open today until 5:00 PM, when the last tour starts.', 'Next tour at 11:00 AM.'],
  ],
  [
    'before the last tour',
    { ...saturday, next: at('2026-12-05', '5:00 PM') },
    [true, 'Open today.', 'Last tour at 5:00 PM.'],
  ],
  [
    'after the last tour',
    { ...saturday, next: at('2026-12-06') },
    [false, 'No more tours today.', 'Next tour tomorrow, Sunday, at 9:00 AM.'],
  ],
  [
    'on a usual closed day',
    { ...monday, next: at('2026-11-25') },
    [false, 'Closed today, as every Monday.', 'Next tour on Wednesday at 9:00 AM.'],
  ],
  [
    'on another closed day',
    { ...saturday, starts: [], note: 'Ice on the hill', next: at('2026-12-19') },
    [false, 'Closed today: Ice on the hill.', 'Next tour on Saturday, December 19 at 9:00 AM.'],
  ],
  ['with nothing ahead', { ...saturday, starts: [], next: null }, [false, 'Closed today.', undefined]],
] as const)('says it %s', (_, today, expected) => {
  expect(Object.values(openToday(today, week))).toEqual(expected);
});

it.each([
  [at('2026-12-05', '11:00 AM'), 'Next tour today, 11:00 AM'],
  [at('2026-12-06'), 'Next tour tomorrow, 9:00 AM'],
  [at('2026-12-09'), 'Next tour Wednesday, 9:00 AM'],
  [at('2026-12-19'), 'Next tour Saturday, December 19, 9:00 AM'],
  [null, undefined],
])('names the next tour in a few words', (next, words) => {
  expect(nextTour({ ...saturday, next })).toBe(words);
});
