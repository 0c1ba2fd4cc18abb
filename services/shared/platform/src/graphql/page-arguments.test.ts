import { expect, it } from '@jest/globals';
import { pageArguments } from './page-arguments.js';

it.each([
  [
    { first: 25, offset: 50, search: ' Ada ' },
    { first: 25, offset: 50, search: 'Ada' },
  ],
  [
    { first: 0, offset: -1, search: null },
    { first: 1, offset: 0, search: '' },
  ],
  [
    { first: 101, offset: 0 },
    { first: 100, offset: 0, search: '' },
  ],
  [
    { first: 1, offset: 0, search: 'a'.repeat(101) },
    { first: 1, offset: 0, search: 'a'.repeat(100) },
  ],
])('clamps %j to the bounds of a list', (given, page) => {
  expect(pageArguments(given)).toEqual(page);
});

it.each(['\0', 'Ada\uD800'])('refuses a search that the database cannot store: %j', (search) => {
  expect(() => pageArguments({ search })).toThrow('`search`: Please remove the characters that cannot be stored');
});

it('does not cut a character in half', () => {
  expect(pageArguments({ search: `${'a'.repeat(99)}😀` }).search).toBe('a'.repeat(99));
});
