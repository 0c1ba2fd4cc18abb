import { expect, it } from '@jest/globals';
import { expectSame } from './stored-sums.ts';

const sums = new Map([
  ['accounts: cards', 12_500],
  ['stock: mug', 40],
]);

it('are the same in any order', () => {
  expectSame(sums, new Map([...sums].reverse()));
});

it('are named where they changed, came or went', () => {
  const after = new Map([
    ['accounts: cards', 12_400],
    ['accounts: vouchers', 100],
  ]);
  expect(() => expectSame(sums, after)).toThrow(
    'the upgrade changed sums:\naccounts: cards was 12500, is 12400\nstock: mug was 40, is 0\naccounts: vouchers was 0, is 100',
  );
});
