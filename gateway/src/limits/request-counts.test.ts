import { expect, it } from '@jest/globals';
import { RequestCounts } from './request-counts.js';

it('counts from the first request of a window, and anew after it', () => {
  let now = 0;
  const counts = new RequestCounts(1_000, 10, () => now);
  expect(counts.add('a')).toEqual({ current: 1, ttl: 1_000 });
  now = 400;
  expect(counts.add('a')).toEqual({ current: 2, ttl: 600 });
  expect(counts.add('b')).toEqual({ current: 1, ttl: 1_000 });
  now = 1_000;
  expect(counts.add('a')).toEqual({ current: 1, ttl: 1_000 });
});

it('forgets the oldest when there are too many', () => {
  const counts = new RequestCounts(1_000, 2, () => 0);
  for (const key of ['a', 'b', 'c']) counts.add(key);
  expect([counts.add('b').current, counts.add('c').current, counts.add('a').current]).toEqual([2, 2, 1]);
});
