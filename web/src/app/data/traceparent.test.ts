import { expect, it } from '@jest/globals';
import { newTraceparent } from './traceparent.js';

it('creates a new W3C traceparent each time', () => {
  const some = Array.from({ length: 50 }, newTraceparent);
  expect(some.every((name) => /^00-[\da-f]{32}-[\da-f]{16}-01$/.test(name))).toBe(true);
  expect(new Set(some.map((name) => name.slice(3, 35))).size).toBe(50);
});
