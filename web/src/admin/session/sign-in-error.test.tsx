import { expect, it } from '@jest/globals';
import { waitLabel } from './sign-in-form.js';

it.each([
  [1, '1 second'],
  [8, '8 seconds'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [900, '15 minutes'],
])('a wait of %i seconds is %s', (seconds, words) => {
  expect(waitLabel(seconds)).toBe(words);
});
