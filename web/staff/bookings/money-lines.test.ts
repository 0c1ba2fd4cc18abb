import { describe, expect, it } from '@jest/globals';
import { cancelWords } from './booking-words.js';
import { atTheBank, moneyLines, paidLessRefunds } from './money-lines.js';

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

  it('goes to the bank in a dispute, and is refunded by nobody unless the house wins', () => {
    const paid = {
      __typename: 'BookingPayment',
      amount: '75.00',
      method: 'online',
      takenAt: booked.createdAt,
    } as const;
    const reason = 'fraudulent';
    const dispute = {
      __typename: 'Dispute' as const,
      id: 'd',
      amount: '75.00',
      reason,
      openedAt: '2026-11-20T12:00:00.000Z',
    };
    const booking = (status: 'open' | 'won' | 'lost') => ({
      ...booked,
      payments: [paid],
      disputes: [{ ...dispute, status } as const],
    });
    const told = (['open', 'won', 'lost'] as const).map((status) => {
      const [, line] = moneyLines(booking(status));
      return [line?.amount, line?.state, atTheBank(booking(status)), cancelWords(booking(status))];
    });
    expect(told).toEqual([
      ['−$75.00', 'The bank decides', '75.00', 'Cancel the booking'],
      ['−$75.00', 'Given to the house again', '0.00', 'Cancel and refund'],
      ['−$75.00', 'Lost', '75.00', 'Cancel the booking'],
    ]);
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
