import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { namesFile, sitePath } from './site-files.js';

it.each([
  ['/', ''],
  ['/tours', 'tours'],
  ['/tours/', 'tours'],
  ['/assets/app-1.js', 'assets/app-1.js'],
  ['/a%20b', 'a b'],
])('reads %s as %j', (given, path) => {
  expect(sitePath(given)).toBe(path);
});

it.each([
  '//',
  '/a//b',
  '/..',
  '/a/../b',
  '/%2e%2e/b',
  '/a/%2e%2e%2fb',
  '/.env',
  '/a\\b',
  '/a%5cb',
  '/a%00',
  '/%zz',
  '/%25%32',
  `/${'a'.repeat(600)}`,
])('refuses %s', (given) => {
  expect(sitePath(given)).toBeUndefined();
});

it('never returns a path that leaves the folder', () => {
  const piece = fc.constantFrom('..', '.', '/', '\\', '%2e', '%2f', '%5c', '%25', 'a', '.js', '\0');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const path = sitePath(`/${pieces.join('')}`);
      return path === undefined || !path.split(/[\\/]/).some((segment) => segment.startsWith('.'));
    }),
    { numRuns: 2_000 },
  );
});

it('distinguishes files from pages', () => {
  expect(['a.js', 'a/b.svg', 'tours', 'v1.2/tours'].map(namesFile)).toEqual([true, true, false, false]);
});
