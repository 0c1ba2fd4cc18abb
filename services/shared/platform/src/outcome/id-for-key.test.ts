import { expect, it } from '@jest/globals';
import { idForKey } from './id-for-key.js';
import { isUuid } from './uuid.js';

it('makes one UUID for one key and content', () => {
  const id = idForKey('key', { message: 'Hello' });
  expect(isUuid(id)).toBe(true);
  expect(idForKey('key', { message: 'Hello' })).toBe(id);
  expect(idForKey('key', { message: 'Goodbye' })).not.toBe(id);
  expect(idForKey('another key', { message: 'Hello' })).not.toBe(id);
});
