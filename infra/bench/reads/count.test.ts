import { describe, expect, it } from '@jest/globals';
import { Count, percentile } from './count.ts';

describe('the share of times', () => {
  it.each([
    [[5], 0.99, 5],
    [[1, 2, 3, 4], 0.5, 2],
    [Array.from({ length: 200 }, (_, at) => at + 1), 0.99, 198],
    [[], 0.5, 0],
  ])('of %j at %d is %d', (values, share, value) => {
    expect(percentile(values, share)).toBe(value);
  });
});

it('counts what was good, refused and wrong apart, and names the first fault', () => {
  const count = new Count('tours');
  for (const ms of [9, 1, 5]) count.good(ms);
  count.refused(2);
  count.bad('status 500');
  count.bad('status 404');
  expect(count.tally()).toEqual({
    name: 'tours',
    good: 3,
    refused: 1,
    bad: 2,
    fault: 'status 500',
    p50: 5,
    p99: 9,
    refusedP99: 2,
  });
});
