import { describe, expect, it } from '@jest/globals';
import { retryDelayMs } from './retry-delay.js';

describe('the wait between attempts', () => {
  it('grows from a second to a quarter of an hour', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 100].map((attempts) => retryDelayMs(attempts, () => 0) / 1000);
    expect(waits).toEqual([1, 5, 15, 60, 300, 900, 900, 900]);
  });

  it('is up to a fifth longer by chance', () => {
    expect(retryDelayMs(4, () => 1)).toBe(72_000);
  });
});
