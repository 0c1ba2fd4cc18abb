import { expect, it } from '@jest/globals';
import { partyInWords } from './texts.en.js';

it.each([
  [1, 'One'],
  [12, 'Twelve'],
  [17, 'Seventeen'],
  [20, 'Twenty'],
  [21, '21'],
])('%i is written as %s', (guests, words) => {
  expect(partyInWords(guests)).toBe(words);
});
