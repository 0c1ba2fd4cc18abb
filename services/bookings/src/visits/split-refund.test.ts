import { describe, expect, it } from '@jest/globals';
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
