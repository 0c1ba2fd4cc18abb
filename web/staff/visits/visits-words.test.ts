import { expect, it } from '@jest/globals';
import { aheadWords, countWords, partWords, weekdayWords } from './visits-words.js';

it('weekdays have their names', () => {
  expect([1, 6, 7].map(weekdayWords)).toEqual(['Monday', 'Saturday', 'Sunday']);
});

it.each([
  [{ fromDays: 0, toDays: 0 }, 'Same day'],
  [{ fromDays: 3, toDays: 7 }, '3 to 7 days'],
  [{ fromDays: 31, toDays: null }, 'Over 30 days'],
])('%j is %s', (group, words) => expect(aheadWords(group)).toBe(words));

it('a part of the days is named', () => {
  const days = { from: '2026-11-01', to: '2026-11-30' };
  expect(partWords({ ...days, weekday: 6, time: '10:00 AM' })).toBe('Saturday, 10 AM');
  expect(partWords(days)).toBe('');
});

it('what is not known is no number', () => {
  expect([countWords(7158), countWords(0), countWords(null)]).toEqual(['7,158', '0', '–']);
});
