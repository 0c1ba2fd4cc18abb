import { describe, expect, it } from '@jest/globals';
import { isGivenUp, retryDelayMs } from './retry-delay.js';

const HOUR = 3_600_000;

describe('the backoff between attempts', () => {
  it('grows from a second to a quarter of an hour', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 100].map((attempts) => retryDelayMs(attempts, () => 0) / 1000);
    expect(waits).toEqual([1, 5, 15, 60, 300, 900, 900, 900]);
  });

  it('is up to a fifth longer by chance', () => {
    expect(retryDelayMs(4, () => 1)).toBe(72_000);
  });
});

describe('retrying an e-mail ends', () => {
  it.each([
    [200, 47, false],
    [200, 49, true],
    [1, 49, false],
  ])('after %i attempts in %i hours: %p', (attempts, hours, ended) => {
    expect(isGivenUp(attempts, hours * HOUR)).toBe(ended);
  });
});
