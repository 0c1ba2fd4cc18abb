import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Allotment, allotInOrder } from './allot-in-order.js';

interface Party {
  readonly places: number;
  /** What may be used once, as a payment may. */
  readonly key: number;
}

const uniqueViolation = () => Object.assign(new Error('duplicate key'), { code: '23505' });

/** A slot as the statement sees it: all of the parties or none, and nothing at all when one of them breaks a constraint. */
function openSlot(free: number, capacity = 25) {
  const used = new Set<number>();
  let left = free;
  const statements: number[] = [];
  const slot: Allotment<Party> = {
    take: async (parties) => {
      statements.push(parties.length);
      const places = parties.reduce((sum, party) => sum + party.places, 0);
      if (places > left || places > capacity) return false;
      const keys = parties.map(({ key }) => key);
      if (keys.some((key) => used.has(key)) || new Set(keys).size < keys.length) throw uniqueViolation();
      for (const key of keys) used.add(key);
      left -= places;
      return true;
    },
    remaining: async () => left,
    placesOf: ({ places }) => places,
    mostPlaces: capacity,
  };
  return { slot, statements, left: () => left };
}

const words = (outcomes: readonly PromiseSettledResult<boolean>[]) =>
  outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'fault'));

async function oneByOne(parties: readonly Party[], free: number) {
  const { slot, left } = openSlot(free);
  const outcomes: PromiseSettledResult<boolean>[] = [];
  for (const party of parties) outcomes.push(...(await Promise.allSettled([slot.take([party])])));
  return { outcomes: words(outcomes), left: left() };
}

const party = fc.record({ places: fc.integer({ min: 1, max: 30 }), key: fc.integer({ min: 1, max: 12 }) });

describe('allotting in order', () => {
  it('gives each party what it would have got by itself, one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(party, { maxLength: 32 }), fc.integer({ min: 0, max: 120 }), async (parties, free) => {
        const { slot, left } = openSlot(free);
        const outcomes = words(await allotInOrder(parties, slot));
        expect({ outcomes, left: left() }).toEqual(await oneByOne(parties, free));
      }),
      { numRuns: 500 },
    );
  });

  it('needs one statement for all where there is room', async () => {
    const { slot, statements } = openSlot(25);
    const parties = Array.from({ length: 12 }, (_, key) => ({ places: 2, key }));
    expect(words(await allotInOrder(parties, slot))).toEqual(parties.map(() => true));
    expect(statements).toEqual([12]);
  });

  it('refuses a queue before a full slot with one statement and one look', async () => {
    const { slot, statements } = openSlot(0);
    const parties = Array.from({ length: 20 }, (_, key) => ({ places: 1, key }));
    expect(words(await allotInOrder(parties, slot))).toEqual(parties.map(() => false));
    expect(statements).toEqual([20]);
  });

  it('keeps no more than a statement each for parties whom others outrun again and again', async () => {
    const { slot, statements } = openSlot(0);
    const parties = Array.from({ length: 5 }, (_, key) => ({ places: 1, key }));
    expect(words(await allotInOrder(parties, { ...slot, remaining: async () => 25 }))).toEqual(
      parties.map(() => false),
    );
    expect(statements).toEqual([5, 5, 5, 5, 5, 1, 1, 1, 1, 1]);
  });

  it('tells all of them of a fault that is nobody’s own, and asks no more', async () => {
    const lost = new Error('Connection terminated unexpectedly');
    const { slot } = openSlot(25);
    let asked = 0;
    const take = async () => {
      asked += 1;
      throw lost;
    };
    const parties = [1, 2, 3].map((key) => ({ places: 1, key }));
    const outcomes = await allotInOrder(parties, { ...slot, take });
    expect(outcomes).toEqual(parties.map(() => ({ status: 'rejected', reason: lost })));
    expect(asked).toBe(1);
  });
});
