import { describe, expect, it } from '@jest/globals';
import type { Deed, Start, Terms, Visit } from '../contract/contracts.ts';
import { settle } from './settle.ts';

const terms: Terms = {
  tour: { id: 't', name: 'A Walk', cents: { adult: 2_500 } },
  saturdayPercent: 60,
  ...{ starts: [], closable: [], products: [], codes: [] },
  refunds: [
    { from: '2027-01-10', percent: 100 },
    { from: '2027-01-06', percent: 50 },
  ],
  shipping: { cents: 599, rate: 825 },
};
const early = { date: '2027-01-12', time: '10:00 AM' };
const half = { date: '2027-01-08', time: '10:00 AM' };
const saturday = { date: '2027-01-16', time: '10:00 AM' };
const late = { date: '2027-01-05', time: '10:00 AM' };

const party = (adult: number, start: Start): Deed => ({ kind: 'changed', start, party: { adult } });
const canceled = (by: 'party' | 'staff'): Deed => ({ kind: 'canceled', by });
const goodwill = (cents: number): Deed => ({ kind: 'goodwill', cents });
const disputed = (payment: number): Deed => ({ kind: 'disputed', payment });
const won: Deed = { kind: 'won' };

function worth(start: Start, adult: number, deeds: readonly Deed[]) {
  const named = { person: 'p', token: 't', confirmationCode: 'c', bookedAs: 'A Walk', start, party: { adult } };
  const visit: Visit = { ...named, revision: 0, deeds: [], isCanceled: false, isUncertain: false, isLeft: true };
  const { ownedCents: owned, keptCents: kept, owedCents: owed, payments } = settle(terms, visit, deeds);
  return [owned, kept, owed, payments];
}

describe('a visit', () => {
  it.each([
    ['a smaller party gets money back', early, [party(1, early)], [2_500, 0, 0, [10_000]]],
    ['a party that cancels too', early, [canceled('party')], [0, 0, 0, [10_000]]],
    ['after the deadline nothing comes back', late, [party(1, late)], [10_000, 7_500, 0, [10_000]]],
    ['also of a cancellation', late, [party(1, late), canceled('party')], [10_000, 10_000, 0, [10_000]]],
    ['half comes back of who stays away', half, [party(1, half)], [6_250, 3_750, 0, [10_000]]],
    ['and of a cancellation after it', half, [party(1, half), canceled('party')], [5_000, 5_000, 0, [10_000]]],
    ['an earlier start takes the half along', half, [party(4, early), canceled('party')], [5_000, 5_000, 0, [10_000]]],
    ['staff give back all', late, [party(1, late), canceled('staff')], [0, 0, 0, [10_000]]],
    ['kept money pays for who is added', late, [party(1, late), party(3, late)], [10_000, 2_500, 0, [10_000]]],
    ['and the card the rest', late, [party(1, late), party(5, late)], [12_500, 0, 0, [10_000, 2_500]]],
    ['a later start keeps the deadline', late, [party(4, early), canceled('party')], [10_000, 10_000, 0, [10_000]]],
    ['kept money pays for a dearer start', late, [party(1, late), party(2, saturday)], [10_000, 2_000, 0, [10_000]]],
    ['goodwill gives kept money back first', late, [party(1, late), goodwill(8_000)], [2_000, 0, 0, [10_000]]],
  ] as const)('of four: %s', (_, start, deeds, expected) => {
    expect(worth(start, 4, deeds)).toEqual(expected);
  });

  it.each([
    ['it goes on', [disputed(0)], [10_000, 0, 0, [10_000]]],
    ['a smaller party is owed what the provider refuses', [disputed(0), party(3, early)], [7_500, 0, 2_500, [10_000]]],
    ['a cancellation gives nothing back', [disputed(0), canceled('party')], [10_000, 10_000, 0, [10_000]]],
    [
      'its other payments come first',
      [party(5, early), disputed(0), party(2, early)],
      [5_000, 0, 5_000, [10_000, 2_500]],
    ],
    [
      'and go back when it is canceled',
      [party(5, early), disputed(1), canceled('staff')],
      [2_500, 2_500, 0, [10_000, 2_500]],
    ],
    ['what was won is like any other', [disputed(0), won, canceled('staff')], [0, 0, 0, [10_000]]],
    ['what was refused is sent again', [disputed(0), party(3, early), won], [7_500, 0, 0, [10_000]]],
  ] as const)('whose bank took a payment back: %s', (_, deeds, expected) => {
    expect(worth(early, 4, deeds)).toEqual(expected);
  });
});
