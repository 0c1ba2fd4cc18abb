import { describe, expect, it } from '@jest/globals';
import { moneyLines, paidLessRefunds } from './money-lines.js';

const booked = {
  id: 'b',
  status: 'confirmed',
  totalAmount: '75.00',
  createdAt: '2026-11-08T12:00:00.000Z',
  payments: [],
  refunds: [],
} as const;
const refund = {
  __typename: 'Refund',
  id: 'r',
  reason: 'party_changed',
  amount: '25.00',
  method: 'online',
  status: 'failed',
  requestedAt: '2026-11-10T12:00:00.000Z',
  endedAt: null,
} as const;

describe('the money of a booking', () => {
  it('comes and goes in the order of time', () => {
    const payments = [
      {
        __typename: 'BookingPayment' as const,
        amount: '100.00',
        method: 'online' as const,
        takenAt: '2026-11-08T12:00:00.000Z',
      },
      {
        __typename: 'BookingPayment' as const,
        amount: '25.00',
        method: 'online' as const,
        takenAt: '2026-11-12T12:00:00.000Z',
      },
    ];
    const booking = { ...booked, totalAmount: '100.00', payments, refunds: [refund] };
    expect(moneyLines(booking).map(({ what, amount, tone }) => [what, amount, tone])).toEqual([
      ['Booked', '$100.00', 'good'],
      ['Refund, smaller party', '−$25.00', 'bad'],
      ['Charged for a change', '$25.00', 'good'],
    ]);
    expect(paidLessRefunds(booking)).toBe('100.00');
  });

  it('is refunded in person when it was paid at the door', () => {
    const payments = [
      { __typename: 'BookingPayment', amount: '50.00', method: 'cash', takenAt: booked.createdAt },
    ] as const;
    const refunds = [{ ...refund, amount: '50.00', method: 'cash', status: 'requested' }] as const;
    const states = (status: 'requested' | 'settled') =>
      moneyLines({ ...booked, payments: [...payments], refunds: refunds.map((one) => ({ ...one, status })) }).map(
        ({ state }) => state,
      );
    expect(states('requested')).toEqual(['Paid in cash', 'To be refunded in cash']);
    expect(states('settled')).toEqual(['Paid in cash', 'Refunded']);
  });

  it('is the price where no payment was written down', () => {
    expect(moneyLines(booked)).toMatchObject([{ what: 'Booked', amount: '$75.00', at: booked.createdAt }]);
    expect(paidLessRefunds(booked)).toBe('75.00');
  });
});
