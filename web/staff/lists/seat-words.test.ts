import { expect, it } from '@jest/globals';
import { heldWords, seatWords } from './seat-words.js';

const time = { capacity: 25, maxGroupSize: 20, sold: 0, held: 0, guests: 0 };
const hall = { ...time, tourType: 'standard' } as const;
const own = { ...time, tourType: 'private', capacity: 1 } as const;

it.each([
  [{ ...hall, sold: 4, guests: 4 }, '4 of 25 seats sold'],
  [own, 'room for 1 party of up to 20'],
  [{ ...own, maxGroupSize: 12 }, 'room for 1 party of up to 12'],
  [{ ...own, sold: 1, guests: 4 }, 'party of 4'],
  [{ ...own, capacity: 2 }, 'room for 2 parties of up to 20'],
  [{ ...own, capacity: 2, sold: 1, guests: 7 }, '7 guests in 1 of 2 parties of up to 20'],
])('counts people: %j is "%s"', (counted, words) => {
  expect(seatWords(counted)).toBe(words);
});

it.each([
  [hall, ''],
  [{ ...hall, held: 2 }, '2 held'],
  [{ ...own, held: 1 }, '1 party held'],
])('says what is held: %j is "%s"', (counted, words) => {
  expect(heldWords(counted)).toBe(words);
});
