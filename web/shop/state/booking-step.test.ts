import { expect, it } from '@jest/globals';
import { stepCount, steps } from './booking-step.js';

it('counts six steps, and five in a house without restaurants', () => {
  expect(steps.map((step) => stepCount(step, true)).at(4)).toBe('Step 5 of 6');
  expect([1, 2, 3, 5, 6].map((step) => stepCount(step as 1, false))).toEqual(
    [1, 2, 3, 4, 5].map((count) => `Step ${count} of 5`),
  );
});
