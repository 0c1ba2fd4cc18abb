import { expect, it } from '@jest/globals';
import { breakable } from './party-words.js';

it('lets long names break with a hyphen, and leaves others as they are', () => {
  expect(breakable('Ada Featherstone')).toBe('Ada Featherstone');
  const long = breakable('Ada Wolfeschlegelsteinhausen');
  expect(long.replaceAll('\u00ad', '')).toBe('Ada Wolfeschlegelsteinhausen');
  expect(long.split('\u00ad')[0]).toBe('Ada Wolf');
  expect(long.split('\u00ad').at(-1)).toBe('usen');
});
