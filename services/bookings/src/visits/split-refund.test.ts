import { describe, expect, it } from '@jest/globals';
import { Booking } from '../bookings/booking.entity.js';
import { settled } from './planned-change.js';
import { splitRefund } from './split-refund.js';

/** A deterministic pseudorandom generator. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state;
  }
}

describe('a refund over several payments', () => {
  it('adds up to the amount, with no payment refunded more than it paid, newest first', () => {
    const random = numbers(11);
    for (let round = 0; round < 2_000; round += 1) {
      const payments = Array.from({ length: 1 + (random.next().value % 5) }, (_, at) => ({
        id: `p${at}`,
        leftCents: random.next().value % 10_000,
        method: 'online' as const,
      }));
      const left = payments.reduce((sum, { leftCents }) => sum + leftCents, 0);
      const amount = left === 0 ? 0 : random.next().value % (left + 1);
      const parts = splitRefund(amount, payments);
      expect(parts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(amount);
      for (const { id, amountCents } of parts) {
        expect(amountCents).toBeGreaterThan(0);
        expect(amountCents).toBeLessThanOrEqual(payments.find((payment) => payment.id === id)?.leftCents ?? 0);
      }
      const places = parts.map(({ id }) => payments.findIndex((payment) => payment.id === id));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  it('throws when the payments do not cover it', () => {
    expect(() => splitRefund(101, [{ id: 'a', leftCents: 100, method: 'online' }])).toThrow(
      '1 cents of a refund belong to no payment',
    );
  });
});

describe('what goes back of a visit that changes', () => {
  /** A visit that was paid for, and what was charged and given back. */
  /** A visit that was paid for, and what was charged and given back. */
  interface Sale {
    readonly visit: Booking;
    readonly charged: number;
    readonly back: number;
  }
  const bought = (totalCents: number): Sale => {
    const money = { goodwillCents: 0, unpaidCents: 0, keptCents: 0, revision: 0, status: 'confirmed' as const };
    return { visit: Object.assign(new Booking(), { totalCents, ...money }), charged: totalCents, back: 0 };
  };
  const change = (sale: Sale, facts: Pick<Booking, 'totalCents'>, isLate: boolean): Sale => {
    const after = settled(sale.visit, sale.visit.changed(facts), isLate);
    const more = after.dueCents - sale.visit.dueCents;
    return { visit: after, charged: sale.charged + Math.max(0, more), back: sale.back + Math.max(0, -more) };
  };

  it('is nothing after the deadline, whatever its guest does; and nobody pays twice', () => {
    const random = numbers(7);
    for (let round = 0; round < 2_000; round += 1) {
      let sale = bought(random.next().value % 50_000);
      let most = sale.charged;
      for (let step = 0; step < 8; step += 1) {
        const totalCents = random.next().value % 50_000;
        most = Math.max(most, totalCents);
        sale = change(sale, { totalCents }, true);
        expect(sale.back).toBe(0);
        // The dearest of its visits is what it paid: what the house kept was used.
        expect([sale.charged, sale.visit.dueCents]).toEqual([most, most]);
      }
      const cancelled = sale.visit.changed({ status: 'cancelled', keptCents: sale.visit.dueCents });
      expect(cancelled.dueCents).toBe(sale.charged);
    }
  });

  it('is what it cost more before, where it comes in time; and is never more than was paid', () => {
    const random = numbers(13);
    for (let round = 0; round < 2_000; round += 1) {
      let sale = bought(random.next().value % 50_000);
      for (let step = 0; step < 8; step += 1) {
        const isLate = random.next().value % 2 === 1;
        sale = change(sale, { totalCents: random.next().value % 50_000 }, isLate);
        expect(sale.charged - sale.back).toBe(sale.visit.dueCents);
        expect(sale.visit.dueCents).toBe(sale.visit.totalCents + sale.visit.keptCents);
      }
    }
  });
});
