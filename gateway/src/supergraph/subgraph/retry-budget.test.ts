import { expect, it } from '@jest/globals';
import { RetryBudget } from './retry-budget.js';

it('lets the reserve be used, then a share of the calls', () => {
  const budget = new RetryBudget(0.25, 2);
  expect([budget.withdraw(), budget.withdraw(), budget.withdraw()]).toEqual([true, true, false]);
  for (let call = 0; call < 3; call += 1) budget.deposit();
  expect(budget.withdraw()).toBe(false);
  budget.deposit();
  expect([budget.withdraw(), budget.withdraw()]).toEqual([true, false]);
});

it('saves no more than the reserve', () => {
  const budget = new RetryBudget(1, 2);
  for (let call = 0; call < 100; call += 1) budget.deposit();
  expect([budget.withdraw(), budget.withdraw(), budget.withdraw()]).toEqual([true, true, false]);
});
