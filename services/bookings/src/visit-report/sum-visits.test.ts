import { describe, expect, it } from '@jest/globals';
import { type SlotVisits, sumBy, sumVisits } from './sum-visits.js';

function slot(date: string, changes: Partial<SlotVisits> = {}): SlotVisits {
  return {
    ...{ date, weekday: 6, time: '10:00', tourType: 'standard', ahead: [10, 0, 0, 0, 0, 0] },
    ...{ offered: 25, sold: 10, came: 8, cameInGroups: 3, noShows: 2, turnedAway: 1 },
    ...changes,
  };
}

const FIRST = '2026-11-07';
const SECOND = '2026-11-14';

describe('the sum of visits', () => {
  it('is 0 without visits', () => {
    expect(sumVisits([], null, FIRST)).toEqual({
      offered: 0,
      sold: 0,
      came: 0,
      cameInGroups: 0,
      noShows: 0,
      turnedAway: 0,
    });
  });

  it('has who came of the days on which it was counted, and nobody where it is not known', () => {
    const slots = [slot(FIRST), slot(SECOND, { came: 9 })];
    expect(sumVisits(slots, SECOND, SECOND)).toEqual({
      ...{ offered: 50, sold: 20, came: 9, cameInGroups: 3, noShows: 2, turnedAway: 1 },
    });
    expect(sumVisits([slot(FIRST)], SECOND, FIRST)).toMatchObject({
      ...{ offered: 25, sold: 10 },
      ...{ came: null, cameInGroups: null, noShows: null, turnedAway: null },
    });
  });
});

it('groups have the sums of their slots', () => {
  const slots = [slot(FIRST), slot(FIRST, { tourType: 'private', offered: 1, sold: 1 }), slot(SECOND)];
  const groups = sumBy(slots, ({ tourType }) => tourType, null);
  expect(groups.map(({ first, sums }) => [first.tourType, sums.offered, sums.sold])).toEqual([
    ['standard', 50, 20],
    ['private', 1, 1],
  ]);
});
