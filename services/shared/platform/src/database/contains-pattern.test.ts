import { expect, it } from '@jest/globals';
import { containsPattern } from './contains-pattern.js';

it.each([
  ['tea', '%tea%'],
  ['100%_\\', '%100\\%\\_\\\\%'],
])('looks for %s as it is written', (text, pattern) => {
  expect(containsPattern(text)).toBe(pattern);
});
