import { expect, it } from '@jest/globals';
import { coalesce } from './coalesce.js';

it('gives callers of one moment one look, and the next one a look of its own', async () => {
  let looks = 0;
  const look = coalesce(async () => ++looks);
  expect(await Promise.all([look(), look()])).toEqual([1, 1]);
  expect(await look()).toBe(2);
});

it('looks anew after a look that failed', async () => {
  let looks = 0;
  const look = coalesce(async () => {
    if (++looks === 1) throw new Error('away');
    return looks;
  });
  await expect(look()).rejects.toThrow('away');
  expect(await look()).toBe(2);
});
