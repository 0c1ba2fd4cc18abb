import { splitPayment } from '@hilltop/contracts/house/split-payment';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitRefund } from './refund-tenders.js';

const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);
const lines = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 8 });
const balances = fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 4 });

describe('refunds of an order that vouchers and a card paid', () => {
  it('give each its own part back, whichever line goes first, and the card before the vouchers', () => {
    const refunds = lines.chain((cents) =>
      fc.shuffledSubarray(cents.map((_, at) => at)).map((order) => ({ cents, order })),
    );
    fc.assert(
      fc.property(refunds, balances, ({ cents, order }, left) => {
        const { vouchersPay, cardCents } = splitPayment(sum(cents), 0, left);
        let [onCard, onVouchers] = [cardCents, [...vouchersPay]];
        for (const at of order) {
          const amount = cents[at] ?? 0;
          const back = splitRefund(amount, onCard, onVouchers);
          expect(back.cardCents + sum(back.toVouchers)).toBe(amount);
          if (sum(back.toVouchers) > 0) expect(onCard).toBe(back.cardCents);
          onCard -= back.cardCents;
          onVouchers = onVouchers.map((open, one) => open - (back.toVouchers[one] ?? 0));
          expect([onCard, ...onVouchers].every((open) => open >= 0)).toBe(true);
        }
        const isAll = order.length === cents.length;
        if (isAll) expect([onCard, ...onVouchers].every((open) => open === 0)).toBe(true);
      }),
    );
  });

  it('of more than was paid are a fault', () => {
    expect(() => splitRefund(101, 50, [50])).toThrow('more than was paid');
  });
});
