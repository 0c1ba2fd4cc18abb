import { describe, expect, it } from '@jest/globals';
import { median, percentile } from './statistics.ts';

describe('statistics', () => {
  it('takes the middle value, or the mean of the middle two', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  it('finds the value that a share of the values does not exceed', () => {
    const values = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect(percentile(values, 0.5)).toBe(50);
    expect(percentile(values, 0.99)).toBe(99);
    expect(percentile([7], 0.5)).toBe(7);
    expect(percentile([], 0.99)).toBe(0);
  });
});
