import { expect, it } from '@jest/globals';
import { codeFor } from './restaurant-code.js';

it.each([
  ['Chick-fil-A', 'chick_fil_a'],
  ["Jersey Mike's", 'jersey_mikes'],
  ['Café Olé, No. 5', 'cafe_ole_no_5'],
  ['寿司', 'restaurant'],
  ['None', 'none_2'],
  ['The Longest Name That Anybody Gave a Restaurant', 'the_longest_name_that_anybody_gave_a'],
])('names %s by %s', (name, code) => {
  expect(codeFor(name, [])).toBe(code);
});

it('numbers a code that another has', () => {
  expect(codeFor('Corner Deli', ['corner_deli', 'corner_deli_2'])).toBe('corner_deli_3');
});
