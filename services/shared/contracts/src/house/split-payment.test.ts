import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isTooLittleForCard, LEAST_CARD_CENTS, splitPayment } from './split-payment.js';

const balances = fc.array(fc.integer({ min: 0, max: 50_000 }), { maxLength: 10 });
const amount = fc.integer({ min: 0, max: 100_000 });
const gift = fc.constantFrom(0, 1_000, 5_000);
const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);

describe('what vouchers and the card pay', () => {
  it.each([
    ['vouchers pay all that they can', 3_000, 0, [5_000], [3_000], 0],
    ['vouchers leave the rest to the card', 6_200, 0, [5_000], [5_000], 1_200],
    ['vouchers pay one after the other', 6_200, 0, [5_000, 5_000], [5_000, 1_200], 0],
    ['vouchers do not pay for vouchers', 8_000, 5_000, [5_000], [3_000], 5_000],
    ['vouchers leave at least 50 cents to the card', 5_020, 0, [5_000], [4_970], 50],
  ])('%s', (_, whole, gifts, balances, vouchersPay, cardCents) => {
    expect(splitPayment(whole, gifts, balances)).toEqual({ vouchersPay, cardCents });
  });

  it('is the whole; no voucher pays more than it has, or for a gift voucher; a card pays nothing or enough', () => {
    fc.assert(
      fc.property(amount, gift, balances, (rest, giftCents, left) => {
        const { vouchersPay, cardCents } = splitPayment(rest + giftCents, giftCents, left);
        expect(sum(vouchersPay) + cardCents).toBe(rest + giftCents);
        expect(vouchersPay.every((pays, at) => pays >= 0 && pays <= (left[at] ?? 0))).toBe(true);
        expect(cardCents).toBeGreaterThanOrEqual(giftCents);
        if (isTooLittleForCard(cardCents)) expect(sum(vouchersPay)).toBe(0);
        const isAllPaid = sum(left) >= rest + LEAST_CARD_CENTS;
        if (isAllPaid) expect(cardCents).toBe(giftCents);
      }),
    );
  });

  it('of what is left of a sale is never more by card than of the whole', () => {
    fc.assert(
      fc.property(amount, amount, gift, balances, (sold, refused, giftCents, left) => {
        const before = splitPayment(sold + refused + giftCents, giftCents, left);
        const after = splitPayment(sold + giftCents, giftCents, before.vouchersPay);
        expect(after.cardCents).toBeLessThanOrEqual(before.cardCents);
      }),
    );
  });
});
