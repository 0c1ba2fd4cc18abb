import { expect, it } from '@jest/globals';
import { containsPattern } from './match-search.js';

it.each([
  ['tea', '%tea%'],
  ['100%_\\', '%100\\%\\_\\\\%'],
])('matches %s literally', (text, pattern) => {
  expect(containsPattern(text)).toBe(pattern);
});
