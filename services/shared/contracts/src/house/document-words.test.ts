import { expect, it } from '@jest/globals';
import { peopleWords } from './document-words.js';

it.each([
  [24, 3, '24 pupils and 3 adults'],
  [1, 1, '1 pupil and 1 adult'],
  [0, 16, '16 adults'],
  [12, 0, '12 pupils'],
])('%i pupils and %i adults are worded in one way', (pupils, adults, words) => {
  expect(peopleWords({ pupils, adults })).toBe(words);
});
