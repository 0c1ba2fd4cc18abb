import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toAmount, toCents } from '../money.js';
import { guestsIn, isSameParty, linesOf, partyOf, resized, seatsFor, soldParty, sumOf, ticketsOf } from './party.js';
import { adultsOnly, everyType } from './price-samples.js';

const anyParty = fc.record(
  Object.fromEntries(everyType.map(({ type }) => [type.code, fc.integer({ min: 0, max: 6 })])) as Record<
    string,
    fc.Arbitrary<number>
  >,
);

describe('a party by types', () => {
  it('costs the sum of its lines, each its count times its price', () => {
    fc.assert(
      fc.property(anyParty, (party) => {
        const cents = everyType.reduce((sum, { type, price }) => sum + (party[type.code] ?? 0) * toCents(price), 0);
        expect(sumOf(linesOf(party, everyType))).toBe(cents);
      }),
    );
  });

  it('never loses a cent in a total', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 20 }), (price, guests) => {
        const added = Array.from({ length: guests }, () => price).reduce((sum, each) => sum + each, 0);
        const prices = adultsOnly.map((sold) => ({ ...sold, price: toAmount(price) }));
        expect(sumOf(linesOf({ adult: guests }, prices))).toBe(added);
      }),
    );
  });

  it('has as many guests as it was given, however it is resized, and keeps an adult as long as it can', () => {
    fc.assert(
      fc.property(anyParty, fc.integer({ min: 1, max: 20 }), (party, guests) => {
        const next = resized(party, guests);
        expect(guestsIn(next)).toBe(guests);
        if ((party.adult ?? 0) > 0) expect(next.adult ?? 0).toBeGreaterThan(0);
      }),
    );
    expect(resized({ adult: 2, child: 2 }, 2)).toEqual({ adult: 1, child: 1 });
  });

  it('is sent and read again as it was', () => {
    fc.assert(fc.property(anyParty, (party) => isSameParty(partyOf(ticketsOf(party)), party)));
  });

  it('needs no seat for who sits on a lap', () => {
    expect(seatsFor({ adult: 2, child: 1, infant: 1, senior: 1 }, everyType)).toBe(4);
  });

  it('comes as adults where a tour sells no other type', () => {
    expect(soldParty({ adult: 1, child: 2 }, 3, adultsOnly)).toEqual({ adult: 3 });
  });
});
