import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clockOffset, clockWarning } from './clock-offset.js';

describe('the clock of a phone', () => {
  it('is put right to half of the way that the answer took', () => {
    const anyMs = fc.integer({ min: 0, max: 10_000 });
    const anyOffset = fc.integer({ min: -7_200_000, max: 7_200_000 });
    fc.assert(
      fc.property(anyOffset, anyMs, anyMs, (offset, there, back) => {
        const sentAt = Date.UTC(2026, 11, 5);
        const madeAt = new Date(sentAt + there + offset).toISOString();
        const learned = clockOffset({ sentAt, receivedAt: sentAt + there + back, madeAt });
        expect(Math.abs(learned - offset)).toBeLessThanOrEqual((there + back) / 2 + 1);
      }),
    );
  });

  it.each([
    [0, undefined],
    [120_000, undefined],
    [-120_000, undefined],
    [240_000, '4 minutes slow'],
    [-3_600_000, '60 minutes fast'],
  ])('%i ms off is %s', (offset, warning) => {
    expect(clockWarning(offset)).toBe(warning);
  });
});
