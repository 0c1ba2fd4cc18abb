import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { depositOf, missingAdults, type People, priceGroup, rateKindOf } from './price-group.js';

const terms = { fewestWhoPay: 15, freePerPupils: 8, freePerAdults: 15 };
const price = (people: People, more: Partial<Parameters<typeof priceGroup>[0]> = {}) =>
  priceGroup({ ...people, rateKind: rateKindOf(people), rateCents: 1_000, extras: [], terms, taxRates: {}, ...more });

describe('the price of a group', () => {
  it.each([
    [{ pupils: 48, adults: 6 }, 6, 48_000],
    [{ pupils: 44, adults: 6 }, 6, 44_000],
    [{ pupils: 46, adults: 6 }, 6, 46_000],
    // At most the adults who come are free.
    [{ pupils: 48, adults: 5 }, 5, 48_000],
    [{ pupils: 9, adults: 3 }, 2, 15_000],
    // At the adults' rate one of sixteen is free.
    [{ pupils: 0, adults: 16 }, 1, 15_000],
    [{ pupils: 0, adults: 33 }, 2, 31_000],
    [{ pupils: 4, adults: 28 }, 2, 30_000],
  ])('%j: %i free, %i cents', (people, free, totalCents) => {
    expect(price(people)).toMatchObject({ free, totalCents });
  });

  it('says who pays, and that fewer come than are billed', () => {
    expect(price({ pupils: 48, adults: 6 }).lines[0]?.label).toBe('48 people at $10.00');
    expect(price({ pupils: 9, adults: 3 }).lines[0]?.label).toBe('15 people at $10.00, the fewest who pay');
  });

  it('has extras as lines, taxed by their code, and no tax on the tour', () => {
    const extras = [
      { label: 'Boxed lunches', cents: 12_000, taxCode: 'goods' },
      { label: 'Books', cents: 3_333, taxCode: 'books' },
    ];
    const { lines, taxCents, totalCents } = price(
      { pupils: 48, adults: 6 },
      { extras, taxRates: { goods: 825, books: 825 } },
    );
    expect(lines.map(({ kind, cents, taxCents: tax }) => [kind, cents, tax])).toEqual([
      ['people', 48_000, 0],
      ['extra', 12_000, 990],
      ['extra', 3_333, 275],
    ]);
    expect([taxCents, totalCents]).toEqual([1_265, 64_598]);
  });

  const count = fc.integer({ min: 0, max: 300 });
  const anybody = fc.record({ pupils: count, adults: count }).filter(({ pupils, adults }) => pupils + adults > 0);
  const conditions = fc.record({
    ...{ fewestWhoPay: fc.integer({ min: 1, max: 60 }), freePerPupils: fc.integer({ min: 0, max: 40 }) },
    freePerAdults: fc.integer({ min: 0, max: 60 }),
  });
  const extras = fc.array(
    fc.record({
      label: fc.constant('Lunch'),
      cents: fc.integer({ min: 0, max: 100_000 }),
      taxCode: fc.constantFrom('goods', 'tours'),
    }),
    { maxLength: 5 },
  );
  const priced = fc.record({
    ...{ terms: conditions, extras, rateCents: fc.integer({ min: 0, max: 100_000 }) },
    taxRates: fc.record({ goods: fc.integer({ min: 0, max: 2_500 }) }),
  });

  it('adds up, bills the fewest, and lets no more go free than come', () => {
    fc.assert(
      fc.property(anybody, priced, (people, more) => {
        const { free, lines, taxCents, totalCents } = price(people, more);
        expect(totalCents).toBe(lines.reduce((sum, { cents, taxCents: tax }) => sum + cents + tax, 0));
        expect(taxCents).toBe(lines.reduce((sum, { taxCents: tax }) => sum + tax, 0));
        expect(lines[0]?.cents).toBeGreaterThanOrEqual(more.terms.fewestWhoPay * more.rateCents);
        expect(free).toBeLessThanOrEqual(
          rateKindOf(people) === 'school' ? people.adults : people.adults + people.pupils,
        );
      }),
      { numRuns: 10_000 },
    );
  });

  it('never asks more of fewer people at the same rate', () => {
    fc.assert(
      fc.property(anybody, priced, fc.constantFrom('school', 'adult'), (people, more, rateKind) => {
        const { totalCents } = price(people, { ...more, rateKind });
        for (const one of [
          { ...people, pupils: people.pupils + 1 },
          { ...people, adults: people.adults + 1 },
        ]) {
          expect(price(one, { ...more, rateKind }).totalCents).toBeGreaterThanOrEqual(totalCents);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('asks for a deposit in whole dollars, at most the total', () => {
    expect(depositOf(48_000, 25)).toBe(12_000);
    expect(depositOf(48_050, 25)).toBe(12_100);
    expect(depositOf(48_050, 100)).toBe(48_050);
    expect(depositOf(48_050, 0)).toBe(0);
  });

  it('counts the adults who are missing', () => {
    expect(missingAdults({ pupils: 41, adults: 4 }, { pupilsPerAdult: 10 })).toBe(1);
    expect(missingAdults({ pupils: 40, adults: 4 }, { pupilsPerAdult: 10 })).toBe(0);
    expect(missingAdults({ pupils: 0, adults: 1 }, { pupilsPerAdult: 10 })).toBe(0);
  });
});
