import { ProblemError } from '@hilltop/platform/outcome/problem';
import { expect, it } from '@jest/globals';
import { idempotencyKey } from './idempotency-key.js';

it.each([
  [undefined, null],
  ['"8e03978e-40d5"', '8e03978e-40d5'],
  ['8e03978e-40d5', '8e03978e-40d5'],
])('reads %j as %j', (header, key) => {
  expect(idempotencyKey(header)).toBe(key);
});

it.each(['', '""', 'two words', 'ä', 'x'.repeat(256)])('refuses %j', (header) => {
  expect(() => idempotencyKey(header)).toThrow(ProblemError);
});
