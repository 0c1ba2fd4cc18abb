import { expect, it } from '@jest/globals';
import { type ReadyParty, readinessOf } from './day-readiness.js';
import type { TodayTime } from './today-words.js';

function time(facts: Partial<TodayTime>): TodayTime {
  return { sold: 4, guests: 4, closed: false, guideIds: [], guidesNeeded: 1, ...facts } as TodayTime;
}

function party(facts: Partial<ReadyParty>): ReadyParty {
  return {
    ...{ status: 'confirmed', guests: 4, toPay: '0.00', accessNeeds: null, foodOrderPlatform: 'none' },
    waivers: { signed: 4, of: 4 },
    ...facts,
  } as ReadyParty;
}

it('counts what a day has and what it lacks', () => {
  const times = [
    time({}),
    time({ guideIds: ['ruth'], guests: 12 }),
    time({ sold: 0, guests: 0 }),
    time({ closed: true }),
  ];
  const parties = [
    party({ waivers: { __typename: 'Waivers', signed: 1, of: 4 }, toPay: '100.00' }),
    party({ guests: 12, accessNeeds: 'A chair on the way' }),
    party({ status: 'cancelled', waivers: { __typename: 'Waivers', signed: 0, of: 4 } }),
  ];
  expect(readinessOf(times, parties)).toEqual({
    ...{ people: 16, tours: 2, lackGuide: 1, waiversMissing: 3 },
    ...{ accessNeeds: 1, withoutFood: 1, toPay: 1 },
  });
});
