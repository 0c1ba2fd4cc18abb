import { describe, expect, it } from '@jest/globals';
import { Booking } from '../bookings/booking.entity.js';
import { cancelBackCents } from '../bookings/booking-deadlines.js';
import { settled } from './planned-change.js';
import { shareRefund, splitRefund } from './split-refund.js';

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
  interface Sale {
    readonly visit: Booking;
    readonly charged: number;
    readonly back: number;
  }
  const bought = (totalCents: number): Sale => {
    const money = { goodwillCents: 0, unpaidCents: 0, keptCents: 0, revision: 0, status: 'confirmed' as const };
    return { visit: Object.assign(new Booking(), { totalCents, ...money }), charged: totalCents, back: 0 };
  };
  const change = (sale: Sale, facts: Pick<Booking, 'totalCents'>, percent: number): Sale => {
    const after = settled(sale.visit, sale.visit.changed(facts), percent);
    const more = after.dueCents - sale.visit.dueCents;
    return { visit: after, charged: sale.charged + Math.max(0, more), back: sale.back + Math.max(0, -more) };
  };

  it('is nothing after the last deadline, whatever its guest does; and nobody pays twice', () => {
    const random = numbers(7);
    for (let round = 0; round < 2_000; round += 1) {
      let sale = bought(random.next().value % 50_000);
      let most = sale.charged;
      for (let step = 0; step < 8; step += 1) {
        const totalCents = random.next().value % 50_000;
        most = Math.max(most, totalCents);
        sale = change(sale, { totalCents }, 0);
        expect(sale.back).toBe(0);
        // The dearest of its visits is what it paid: what the house kept was used.
        expect([sale.charged, sale.visit.dueCents]).toEqual([most, most]);
      }
      const cancelled = sale.visit.changed({ status: 'cancelled', keptCents: sale.visit.dueCents });
      expect(cancelled.dueCents).toBe(sale.charged);
    }
  });

  it('is its percent of what it cost more before, and with every step that ends the guest gets less; no cent is lost', () => {
    const random = numbers(13);
    for (let round = 0; round < 2_000; round += 1) {
      let sale = bought(random.next().value % 50_000);
      let percent = 100;
      for (let step = 0; step < 8; step += 1) {
        if (random.next().value % 3 === 0) percent = Math.floor((percent * (random.next().value % 100)) / 100);
        const before = sale.visit;
        const totalCents = random.next().value % 50_000;
        sale = change(sale, { totalCents }, percent);
        // What is paid and not given back is the visit's price, or the house's.
        expect(sale.charged - sale.back).toBe(sale.visit.dueCents);
        expect(sale.visit.dueCents).toBe(sale.visit.totalCents + sale.visit.keptCents);
        const less = before.totalCents - totalCents;
        if (less > 0) expect(before.dueCents - sale.visit.dueCents).toBe(Math.ceil((less * percent) / 100));
      }
      const back = cancelBackCents(sale.visit, percent);
      expect(back).toBeLessThanOrEqual(sale.charged - sale.back);
      if (percent < 100) expect(back).toBe(Math.ceil((sale.visit.totalCents * percent) / 100));
    }
  });
});

describe('a refund of a part of what several payments paid', () => {
  it('is the same share of each, to the cent, and never from a payment that a bank has before the others', () => {
    const random = numbers(17);
    for (let round = 0; round < 2_000; round += 1) {
      const payments = Array.from({ length: 1 + (random.next().value % 5) }, (_, at) => ({
        ...{ id: `p${at}`, method: 'online' as const, isDisputed: random.next().value % 4 === 0 },
        leftCents: random.next().value % 10_000,
      })).toSorted((one, other) => Number(one.isDisputed) - Number(other.isDisputed));
      const left = payments.reduce((sum, { leftCents }) => sum + leftCents, 0);
      const free = payments.reduce((sum, { leftCents, isDisputed }) => sum + (isDisputed ? 0 : leftCents), 0);
      const amount = left === 0 ? 0 : random.next().value % (left + 1);
      const parts = shareRefund(amount, payments);
      expect(parts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(amount);
      for (const { id, leftCents, isDisputed } of payments) {
        const part = parts.find((one) => one.id === id)?.amountCents ?? 0;
        expect(part).toBeLessThanOrEqual(leftCents);
        if (amount >= free) continue;
        if (isDisputed) expect(part).toBe(0);
        else expect(Math.abs(part - (amount * leftCents) / free)).toBeLessThan(1);
      }
    }
  });

  it('gives the cents that are left over to the largest remainders', () => {
    const payments = [100, 100, 101].map((leftCents, at) => ({ id: `p${at}`, leftCents, method: 'online' as const }));
    expect(shareRefund(151, payments).map(({ amountCents }) => amountCents)).toEqual([50, 50, 51]);
    expect(shareRefund(150, payments).map(({ amountCents }) => amountCents)).toEqual([50, 50, 50]);
  });
});
