import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitPayment } from './voucher-payment.js';

const cents = fc.integer({ min: 0, max: 60_000 });

describe('vouchers', () => {
  it.each([
    ['pay all that they can', 3_000, 0, [5_000], [3_000], 0],
    ['leave the rest to the card', 6_200, 0, [5_000], [5_000], 1_200],
    ['pay one after the other', 6_200, 0, [5_000, 5_000], [5_000, 1_200], 0],
    ['do not pay for vouchers', 8_000, 5_000, [5_000], [3_000], 5_000],
    ['leave at least 50 cents to the card', 5_020, 0, [5_000], [4_970], 50],
  ])('%s', (_, whole, gifts, balances, vouchersPay, cardCents) => {
    expect(splitPayment(whole, gifts, balances)).toEqual({ vouchersPay, cardCents });
  });

  it('and the card pay the whole, no voucher more than it has', () => {
    fc.assert(
      fc.property(cents, cents, fc.array(cents, { maxLength: 10 }), (goods, gifts, balances) => {
        const { vouchersPay, cardCents } = splitPayment(goods + gifts, gifts, balances);
        expect(vouchersPay.reduce((sum, pays) => sum + pays, cardCents)).toBe(goods + gifts);
        expect(vouchersPay.every((pays, at) => pays >= 0 && pays <= (balances[at] ?? 0))).toBe(true);
        expect(cardCents).toBeGreaterThanOrEqual(gifts);
      }),
    );
  });
});
