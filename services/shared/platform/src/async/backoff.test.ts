import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { backoffMs } from './backoff.js';

describe('backoffMs', () => {
  it('doubles up to the maximum', () => {
    const pauses = [1, 2, 3, 4, 5, 6].map((attempt) => backoffMs(attempt, 100, 1_000, () => 0.5));
    expect(pauses).toEqual([100, 200, 400, 800, 1000, 1000]);
  });

  it('stays within 20 % of that, for any number of attempts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempt, random) => {
          const plain = Math.min(3_000, 100 * 2 ** Math.min(attempt - 1, 20));
          const pause = backoffMs(attempt, 100, 3_000, () => random);
          return pause >= Math.floor(plain * 0.8) && pause <= Math.ceil(plain * 1.2);
        },
      ),
    );
  });
});
