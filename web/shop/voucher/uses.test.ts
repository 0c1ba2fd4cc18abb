import { describe, expect, it } from '@jest/globals';
import { usesOf } from './voucher-view.js';

type Entry = Parameters<typeof usesOf>[0][number];

function entry(cause: Entry['cause'], amount: string, orderNumber: string | null = null): Entry {
  return {
    __typename: 'VoucherEntry',
    id: `${cause} ${amount}`,
    cause,
    amount,
    at: '2026-12-01T15:00:00.000Z',
    orderNumber,
  };
}

describe('the uses of a voucher', () => {
  it('are newest first, each with what was left after it', () => {
    const entries = [
      entry('issued', '50.00'),
      entry('held', '-30.00', 'A7'),
      entry('released', '5.00', 'A7'),
      entry('redeemed', '0.00', 'A7'),
      entry('returned', '20.00', 'A7'),
      entry('held', '-43.50'),
      entry('cashed', '-1.50'),
    ];
    const read = usesOf(entries).map(({ what, why, amount, left }) => [what, why, amount, left]);
    expect(read).toEqual([
      ['Paid out', 'In cash, at the desk', '−$1.50', '$0.00'],
      ['Held', 'For a purchase that is not finished', '−$43.50', '$1.50'],
      ['Put back', 'A refund, order A7', '$20.00', '$45.00'],
      ['Put back', 'A purchase took less, or was not made, order A7', '$5.00', '$25.00'],
      ['Used', 'Order A7', '−$30.00', '$20.00'],
      ['Issued', 'The voucher begins', '$50.00', '$50.00'],
    ]);
  });

  it('of a voucher that was never used are its beginning', () => {
    expect(usesOf([entry('issued', '10.00', 'A7')])).toMatchObject([{ what: 'Bought', why: 'The voucher begins' }]);
  });
});
