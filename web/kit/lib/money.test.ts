import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { printedCents, signedCents, toAmount, toCents } from './money.js';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('money', () => {
  it('is printed up to the largest sum of the books', () => {
    expect(signedCents(-Number.MAX_SAFE_INTEGER)).toBe('−$90,071,992,547,409.91');
  });

  it('is parsed from the server’s format', () => {
    expect(toCents('25.00')).toBe(2500);
    expect(toCents('7.5')).toBe(750);
    expect(toCents('12')).toBe(1200);
    expect(() => toCents('')).toThrow('Not an amount');
    expect(() => toCents('-1.00')).toThrow('Not an amount');
    expect(() => toCents('1.005')).toThrow('Not an amount');
  });

  it('is the same after formatting and parsing', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(toAmount(amount))).toBe(amount);
        expect(printedCents(amount)).toBe(`$${(amount / 100).toFixed(2)}`);
      }),
    );
  });
});
