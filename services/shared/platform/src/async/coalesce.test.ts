import { expect, it } from '@jest/globals';
import { coalesce } from './coalesce.js';

it('shares one run among concurrent callers, and starts a new one for the next caller', async () => {
  let looks = 0;
  const look = coalesce(async () => ++looks);
  expect(await Promise.all([look(), look()])).toEqual([1, 1]);
  expect(await look()).toBe(2);
});

it('starts a new run after one that failed', async () => {
  let looks = 0;
  const look = coalesce(async () => {
    if (++looks === 1) throw new Error('away');
    return looks;
  });
  await expect(look()).rejects.toThrow('away');
  expect(await look()).toBe(2);
});
