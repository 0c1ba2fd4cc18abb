import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { payableCents } from './group-payables.js';

const cents = fc.integer({ min: 0, max: 1_000_000 });
const owed = fc.record({
  state: fc.constantFrom('asked', 'quoted', 'accepted', 'secured', 'visited', 'ended'),
  totalCents: cents,
  depositCents: cents,
  receivedCents: cents,
  creditedCents: cents,
  owedCents: cents,
} as const);

it('pays the deposit, then the rest that was agreed, then what is billed, and never more', () => {
  const group = { totalCents: 48_000, depositCents: 12_000, receivedCents: 0, creditedCents: 0, owedCents: 0 };
  expect(payableCents({ ...group, state: 'asked' })).toBe(0);
  expect(payableCents({ ...group, state: 'quoted' })).toBe(12_000);
  expect(payableCents({ ...group, state: 'accepted', receivedCents: 5_000 })).toBe(7_000);
  expect(payableCents({ ...group, state: 'secured', receivedCents: 12_000, creditedCents: 1_000 })).toBe(35_000);
  expect(payableCents({ ...group, state: 'visited', owedCents: 32_000 })).toBe(32_000);
  fc.assert(
    fc.property(owed, (of) => {
      const due = payableCents(of);
      expect(due).toBeGreaterThanOrEqual(0);
      expect(due).toBeLessThanOrEqual(Math.max(of.totalCents, of.depositCents, of.owedCents));
      // Once it is paid, nothing is left to pay.
      const isBilled = of.state === 'visited' || of.state === 'ended';
      const paid = isBilled ? { owedCents: of.owedCents - due } : { receivedCents: of.receivedCents + due };
      expect(payableCents({ ...of, ...paid })).toBe(0);
    }),
  );
});
