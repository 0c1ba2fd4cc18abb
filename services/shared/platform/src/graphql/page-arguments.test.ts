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
