import { describe, expect, it } from '@jest/globals';
import { moneyBack, refundFacts } from './money-back.js';
import { type Refund, splitRefunds } from './split-refunds.js';
import { sampleTicket } from './testing/sample-ticket.js';

const requestedAt = '2026-11-21T16:30:00.000Z';
const refund = (revision: number, amount: string, changes: Partial<Refund> = {}): Refund => ({
  ...{ id: `refund ${revision} ${amount}`, reason: 'goodwill', amount, method: 'online', revision, requestedAt },
  ...changes,
});
const cancelled = { reason: 'cancelled' } as const;
const said = (refunds: Refund[], revision: number, totalAmount = '50.00') =>
  moneyBack(sampleTicket({ status: 'cancelled', revision, totalAmount, refunds }));

describe('the money of a canceled visit', () => {
  it('is the sum that moves now, and what was given before as such', () => {
    expect(said([refund(1, '10.00'), refund(2, '40.00', cancelled)], 2)).toBe(
      'We are refunding $40.00 to the card you paid with. Banks usually take five to ten days to show it. We refunded $10.00 to the card you paid with before.',
    );
  });

  it('is nothing when it was too late, whatever was given before', () => {
    expect(said([refund(1, '10.00')], 2)).toBe(
      'It was canceled too late for a refund. We refunded $10.00 to the card you paid with before.',
    );
    expect(said([], 1)).toBe('It was canceled too late for a refund.');
    // What went back for guests who left was of a higher price.
    expect(said([refund(1, '60.00', { reason: 'party_changed' })], 2)).toMatch(/^It was canceled too late/);
  });

  it('is nothing more when all had gone back, in one sum or several', () => {
    expect(said([refund(1, '1.00'), refund(2, '24.00')], 3, '25.00')).toBe(
      'There is nothing more to refund. We refunded $25.00 to the card you paid with before.',
    );
    expect(said([refund(2, '40.00', cancelled)], 3)).toMatch(/^There is nothing more to refund\. We refunded \$40\.00/);
  });

  it('is what the house gives after it', () => {
    expect(said([refund(2, '40.00', cancelled), refund(3, '5.00')], 3)).toMatch(
      /^We are refunding \$5\.00 .* We refunded \$40\.00/,
    );
  });

  it('names each place to which it goes', () => {
    const [card, order, desk] = [
      refund(2, '7.00', cancelled),
      refund(2, '8.00', { ...cancelled, method: 'sale' }),
      refund(2, '9.00', { ...cancelled, method: 'card_reader' }),
    ];
    expect(said([card, desk], 2)).toContain(
      'refunding $7.00 to the card you paid with and $9.00 in person, at our desk. Banks',
    );
    expect(said([refund(2, '9.00', { ...cancelled, method: 'credit' })], 2)).toBe(
      'We are refunding $9.00 as a voucher, as you chose. The voucher comes in an e-mail of its own.',
    );
    expect(said([order], 2)).toBe(
      'We are refunding $8.00 to what you paid with. A voucher shows it at once; banks usually take five to ten days.',
    );
    expect(said([{ ...order, toVouchers: '3.00' }], 2)).toBe(
      'We are refunding $5.00 to the card you paid with and $3.00 to the gift voucher that paid. Banks usually take five to ten days to show it. It is on the voucher at once.',
    );
    expect(said([{ ...order, toVouchers: '8.00' }, refund(1, '2.00', { method: 'sale', toVouchers: '0.00' })], 2)).toBe(
      'We are refunding $8.00 to the gift voucher that paid. It is on the voucher at once. We refunded $2.00 to the card you paid with before.',
    );
    const toBlocked = { ...order, toVouchers: '8.00', toBlocked: '8.00' };
    expect(said([toBlocked], 2)).toBe(
      'We are refunding $8.00 to a gift voucher that is blocked. Please call us or write to us: the voucher that paid is blocked.',
    );
    expect(said([{ ...toBlocked, toBlocked: '3.00' }], 2)).toBe(
      'We are refunding $5.00 to the gift voucher that paid and $3.00 to a gift voucher that is blocked. It is on the voucher at once. Please call us or write to us: the voucher that paid is blocked.',
    );
    expect(refundFacts(sampleTicket({ revision: 2, refunds: [toBlocked] }))).toEqual([
      ['Refunded now', '$8.00 to a gift voucher that is blocked. Please call us or write to us.'],
    ]);
    expect(said([desk], 2)).toBe('We are refunding $9.00 in person, at our desk.');
  });
});

it('tells on a new ticket what this change gives back from what others gave', () => {
  const refunds = [refund(1, '75.00', { reason: 'party_changed' }), refund(2, '3.50', { reason: 'moved' })];
  expect(refundFacts(sampleTicket({ revision: 2, refunds }))).toEqual([
    ['Refunded now', '$3.50 to the card you paid with'],
    ['Refunded before', '$75.00 to the card you paid with'],
  ]);
  expect(refundFacts(sampleTicket({ revision: 3, refunds }))).toEqual([
    ['Refunded before', '$78.50 to the card you paid with'],
  ]);
  expect(refundFacts(sampleTicket())).toEqual([]);
});

describe('the split of a refund by an order', () => {
  const paidBySale = [refund(1, '8.00', { ...cancelled, method: 'sale' }), refund(1, '9.00')];
  const ticket = sampleTicket({ saleLineId: 'line', revision: 1, refunds: paidBySale });
  const [{ id } = { id: '' }] = paidBySale;
  const at = (seconds: number) => new Date(Date.parse(requestedAt) + seconds * 1_000);
  const orders = (answer: object | Error) => ({
    read: async () => {
      if (answer instanceof Error) throw answer;
      return { lineRefunds: answer } as never;
    },
  });

  it('is what orders says, of that refund alone', async () => {
    const split = await splitRefunds(ticket, orders([{ id, toVouchers: '8.00', toBlocked: '0.00' }]), at(1));
    expect(refundFacts(split)).toEqual([
      ['Refunded now', '$9.00 to the card you paid with and $8.00 to the gift voucher that paid'],
    ]);
  });

  it.each([
    ['has not split it', []],
    ['does not answer', new Error('orders is away')],
  ])('is waited for while orders %s, for a minute', async (_, answer) => {
    await expect(splitRefunds(ticket, orders(answer), at(59))).rejects.toThrow('orders');
    expect(refundFacts(await splitRefunds(ticket, orders(answer), at(60)))).toEqual([
      ['Refunded now', '$9.00 to the card you paid with and $8.00 to what you paid with'],
    ]);
  });

  it('is not asked for when no order paid', async () => {
    const paidOnline = sampleTicket({ refunds: [refund(1, '9.00')] });
    expect(await splitRefunds(paidOnline, orders(new Error('asked')), at(1))).toBe(paidOnline);
  });
});
