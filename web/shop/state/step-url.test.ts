import { describe, expect, it } from '@jest/globals';
import { steps } from './booking-step.js';
import { stepInUrl, withStep } from './use-booking.js';

describe('the step in the URL', () => {
  it('is the first if missing or invalid', () => {
    expect(['', '?tour=premium', '?step=0', '?step=7', '?step=x', '?step=2.5'].map(stepInUrl)).toEqual(
      Array(6).fill(1),
    );
  });

  it('is parsed whatever else the query contains', () => {
    for (const step of steps) expect(stepInUrl(withStep('?tour=premium&step=3', step))).toBe(step);
    expect(withStep('?tour=premium', 4)).toBe('?tour=premium&step=4');
    expect(withStep('?step=4', 1)).toBe('');
  });
});
