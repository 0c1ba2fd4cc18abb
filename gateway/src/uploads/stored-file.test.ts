import { expect, it } from '@jest/globals';
import { storedFile } from './upload-endpoint.js';

it('finds a file by its name', () => {
  expect(storedFile('/uploads', `${'0a'.repeat(32)}.webp`)).toBe(`/uploads/${'0a'.repeat(32)}.webp`);
});

it.each([
  '',
  '.',
  '..',
  '../secret',
  'a/b.png',
  '.env',
  'a..b',
  'a..webp',
  'a b.png',
  'x',
  'notes.txt',
  '.webp',
  'ä.png',
  'a\0.png',
  '%2e%2e',
  'a\\b',
  `${'x'.repeat(300)}.png`,
])('finds nothing for the name %j', (name) => {
  expect(storedFile('/uploads', name)).toBeUndefined();
});
