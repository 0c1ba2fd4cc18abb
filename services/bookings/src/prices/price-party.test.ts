import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PriceList, SoldType } from './price-list.js';
import { priceParty, repriceLines, type WantedTickets } from './price-party.js';
import { type PriceRuleFacts, ruledCents, type StartFacts } from './price-rule.js';
import { withCode } from './ticket-code.js';
import { centsOf, guestsOf, seatsOf, type TicketLine } from './ticket-line.js';

const type = (code: string, cents: number, facts: Partial<SoldType> = {}): SoldType => ({
  ...{ labelEs: null, singularEs: null, pluralEs: null, noteEs: null },
  ...{ code, label: code, singular: code, plural: `${code}s`, fromAge: null, toAge: null, note: '', proof: false },
  ...{ comesAlone: true, bringsChildren: false, perAdult: null, maxPerParty: null, cents, seats: 1 },
  ...facts,
});
const adult = type('adult', 2500, { bringsChildren: true });
const child = type('child', 1200, { comesAlone: false, perAdult: 6 });
const infant = type('infant', 0, { comesAlone: false, perAdult: 2, seats: 0 });
const senior = type('senior', 2000, { bringsChildren: true, proof: true });
const companion = type('companion', 0, { comesAlone: false, bringsChildren: true });
const list: PriceList = { tour: 'Gate to Garden', types: [adult, child, infant, senior, companion], rules: [] };

const noBounds = { weekdays: [], fromTime: null, untilTime: null, fromDate: null, untilDate: null };
const rule = (facts: Partial<PriceRuleFacts>): PriceRuleFacts => ({
  ...{
    name: 'Tuesday morning',
    nameEs: null,
    ...noBounds,
    daysAheadFrom: null,
    daysAheadUntil: null,
    soldBelowPercent: null,
  },
  ...{ percent: null, cents: -500, floorCents: 700, ceilingCents: 4500 },
  ...facts,
});
const tuesday: StartFacts = { date: '2026-12-08', weekday: 2, time: '10:00', daysAhead: 17, taken: 5, capacity: 25 };

function priced(
  wanted: readonly WantedTickets[],
  prices = list,
  start: StartFacts | undefined = tuesday,
  kept: TicketLine[] = [],
) {
  const lines = priceParty(wanted, prices, start, kept);
  if ('__typename' in lines) throw new Error(lines.message);
  return lines;
}
const party = (counts: Readonly<Record<string, number>>): WantedTickets[] =>
  Object.entries(counts).map(([code, count]) => ({ type: code, count }));

const rules = fc.array(
  fc.record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
    soldBelowPercent: fc.option(fc.integer({ min: 1, max: 100 })),
    daysAheadFrom: fc.option(fc.integer({ min: 0, max: 90 })),
    change: fc.oneof(
      fc.record({
        percent: fc.integer({ min: -100, max: 100 }).filter((number) => number !== 0),
        cents: fc.constant(null),
      }),
      fc.record({
        percent: fc.constant(null),
        cents: fc.integer({ min: -9000, max: 9000 }).filter((number) => number !== 0),
      }),
    ),
    floorCents: fc.integer({ min: 0, max: 3000 }),
    above: fc.integer({ min: 0, max: 5000 }),
  }),
  { maxLength: 4 },
);
const lists = fc.tuple(fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 3, maxLength: 3 }), rules).map(
  ([cents, drawn]): PriceList => ({
    tour: 'Any',
    types: [adult, child, senior].map((one, at) => ({
      ...one,
      cents: cents[at] ?? 0,
      perAdult: null,
      comesAlone: true,
    })),
    rules: drawn.map(({ change, above, ...facts }) =>
      rule({ ...facts, ...change, ceilingCents: facts.floorCents + above }),
    ),
  }),
);
const starts = fc.record({
  date: fc.constant('2026-12-08'),
  weekday: fc.integer({ min: 1, max: 7 }),
  time: fc.constantFrom('09:00', '10:00', '13:00'),
  daysAhead: fc.integer({ min: 0, max: 90 }),
  taken: fc.integer({ min: 0, max: 25 }),
  capacity: fc.constant(25),
});
const parties = fc
  .record({
    adult: fc.integer({ min: 1, max: 6 }),
    child: fc.integer({ min: 0, max: 6 }),
    senior: fc.integer({ min: 0, max: 6 }),
  })
  .map(party);

describe('what a party costs', () => {
  it('is the sum of its lines, each of the price of its type', () => {
    const lines = priced(party({ child: 1, adult: 2, senior: 1, infant: 1 }));
    expect(lines.map(({ type: code, count, unitCents }) => [code, count, unitCents])).toEqual([
      ['adult', 2, 2500],
      ['child', 1, 1200],
      ['infant', 1, 0],
      ['senior', 1, 2000],
    ]);
    expect([centsOf(lines), guestsOf(lines), seatsOf(lines, false), seatsOf(lines, true)]).toEqual([8200, 5, 4, 1]);
  });

  it('follows the first rule that fits, says why, and never looks at a second', () => {
    const prices = { ...list, rules: [rule({ weekdays: [1] }), rule({ weekdays: [2] }), rule({ cents: -900 })] };
    expect(priced(party({ adult: 1, child: 1, companion: 1 }), prices)).toMatchObject([
      { unitCents: 2000, listCents: 2500, reason: 'Tuesday morning, −$5' },
      { unitCents: 700, listCents: 1200, reason: 'Tuesday morning, −$5' },
      { unitCents: 0 },
    ]);
  });

  it('says what was really taken off where the floor cut it', () => {
    const prices = { ...list, rules: [rule({ percent: -50, cents: null, floorCents: 1850 })] };
    const [line, small] = priced(party({ adult: 1, child: 1 }), prices);
    expect(line).toMatchObject({ unitCents: 1850, reason: 'Tuesday morning, −$6.50' });
    // It cost less than the floor before.
    expect(small).toEqual(expect.not.objectContaining({ reason: expect.anything() }));
    expect(small?.unitCents).toBe(1200);
  });

  it('is in whole cents between floor and ceiling, whatever the prices, rules and parties are', () => {
    fc.assert(
      fc.property(lists, starts, parties, (prices, start, wanted) => {
        const lines = priced(wanted, prices, start);
        let sum = 0;
        for (const { type: code, count, unitCents } of lines) {
          const { cents = 0 } = prices.types.find((sold) => sold.code === code) ?? {};
          const floors = [cents, ...prices.rules.map(({ floorCents }) => floorCents)];
          const ceilings = [cents, ...prices.rules.map(({ ceilingCents }) => ceilingCents)];
          expect(Number.isInteger(unitCents)).toBe(true);
          expect(unitCents).toBeGreaterThanOrEqual(Math.min(...floors));
          expect(unitCents).toBeLessThanOrEqual(Math.max(...ceilings));
          sum += unitCents * count;
        }
        expect(centsOf(lines)).toBe(sum);
        expect(guestsOf(lines)).toBe(wanted.reduce((all, { count }) => all + count, 0));
      }),
    );
    expect(ruledCents(2500, rule({ cents: 5000 }))).toBe(4500);
    expect(ruledCents(2500, rule({ cents: -9000, floorCents: 1 }))).toBe(1);
    expect(ruledCents(2500, rule({ cents: null, percent: -100, floorCents: 0 }))).toBe(0);
  });
});

describe('a party that changes', () => {
  it('comes back to what it paid when it grows and then shrinks, though prices change in between', () => {
    fc.assert(
      fc.property(lists, lists, lists, starts, parties, parties, (first, second, third, start, before, more) => {
        const booked = priced(before, first, start);
        const countOf = (wanted: readonly WantedTickets[], code: string) =>
          wanted.find((one) => one.type === code)?.count ?? 0;
        const grown = before.map(({ type: code, count }) => ({ type: code, count: count + countOf(more, code) }));
        const larger = priced(grown, second, start, booked);
        const smaller = priced(before, third, start, larger);
        expect(smaller).toEqual(booked);
        expect(guestsOf(larger)).toBe(guestsOf(booked) + guestsOf(more));
      }),
    );
  });

  it('owes the price of today without the code for who is added, and what it was once they stay away', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 });
    const cents = fc.integer({ min: 0, max: 9000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), cents, cents, cents, sizes, (count, price, off, today, steps) => {
        const prices = (adultCents: number) => ({ ...list, types: [{ ...adult, cents: adultCents }] });
        const discount = { type: 'adult', unitPrice: price, count, off: Math.min(off, price) };
        const bought = withCode(priced(party({ adult: count }), prices(price)), {
          code: 'SPRING',
          tickets: [discount],
          terms: { kind: 'cents', amount: discount.off, visitFrom: null, visitUntil: null, tours: [], leastCents: 0 },
        });
        const first = bought ?? [];
        const one = price - discount.off;
        let lines = first;
        for (const size of steps) {
          lines = priced(party({ adult: size }), prices(today), tuesday, lines);
          const stay = Math.min(size, guestsOf(lines.filter(({ code }) => code)));
          expect(stay).toBeLessThanOrEqual(count);
          expect(centsOf(lines)).toBe(stay * one + (size - stay) * today);
        }
        const fewest = Math.min(count, ...steps);
        expect(priced(party({ adult: fewest }), prices(today), tuesday, lines)).toEqual([
          { ...first[0], count: fewest },
        ]);
      }),
    );
  });

  it('keeps its prices, and who is added pays the price of today', () => {
    const booked = priced(party({ adult: 2 }));
    const dearer = { ...list, types: [{ ...adult, cents: 3000 }, senior] };
    const lines = priced(party({ adult: 3, senior: 1 }), dearer, tuesday, booked);
    expect(lines.map(({ type: code, count, unitCents }) => [code, count, unitCents])).toEqual([
      ['adult', 2, 2500],
      ['adult', 1, 3000],
      ['senior', 1, 2000],
    ]);
    expect(priced(party({ adult: 1 }), dearer, tuesday, lines)).toEqual([{ ...booked[0], count: 1 }]);
  });

  it('keeps tickets of a type that is no longer sold, and adds none', () => {
    const booked = priced(party({ adult: 1, senior: 2 }));
    const without = { ...list, types: [adult] };
    expect(priced(party({ adult: 2, senior: 1 }), without, tuesday, booked)).toMatchObject([
      { type: 'adult', count: 2 },
      { type: 'senior', count: 1, unitCents: 2000 },
    ]);
    expect(priceParty(party({ adult: 1, senior: 3 }), without, tuesday, booked)).toMatchObject({
      __typename: 'TypeNotSold',
      type: 'senior',
      tour: 'Gate to Garden',
    });
    expect(repriceLines(booked, { ...without, rules: [rule({})] }, tuesday, 't1')).toMatchObject([
      { type: 'adult', unitCents: 2000 },
      { type: 'senior', unitCents: 2000 },
    ]);
  });
});

describe('who can come together', () => {
  const refused = (counts: Readonly<Record<string, number>>) => priceParty(party(counts), list, tuesday);

  it('children and infants need adults, and a senior is one', () => {
    expect(refused({ child: 1 })).toMatchObject({ __typename: 'ChildrenNeedAnAdult', perAdults: 6 });
    expect(refused({ adult: 1, child: 7 })).toMatchObject({ __typename: 'ChildrenNeedAnAdult', perAdults: 6 });
    expect(refused({ adult: 1, infant: 3 })).toMatchObject({ __typename: 'ChildrenNeedAnAdult', perAdults: 2 });
    expect(refused({ senior: 1, child: 6, infant: 2 })).toHaveLength(3);
  });

  it('a companion comes with another guest', () => {
    expect(refused({ companion: 1 })).toMatchObject({ __typename: 'TooManyOfType', type: 'companion', max: 0 });
    expect(refused({ child: 1, companion: 1 })).toHaveLength(2);
  });

  it('has at most so many of a type', () => {
    const limited = { ...list, types: [adult, { ...senior, maxPerParty: 4 }] };
    expect(priceParty(party({ senior: 5 }), limited, tuesday)).toMatchObject({ type: 'senior', max: 4 });
    expect(priceParty(party({ senior: 4 }), limited, tuesday)).toHaveLength(1);
  });
});
