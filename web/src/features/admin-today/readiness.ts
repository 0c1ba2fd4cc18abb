import type { DayReadinessQuery } from '../../generated/staff-operations.js';
import type { TodayTime } from './today-words.js';

export type ReadyParty = NonNullable<DayReadinessQuery['bookings']>['bookings'][number];

/** A party of this many or more can order food. */
const FOOD_FROM = 10;

/** What a day has and what it lacks. */
export interface Readiness {
  readonly people: number;
  readonly tours: number;
  readonly withoutGuide: number;
  /** Signatures. */
  readonly waiversMissing: number;
  readonly accessNeeds: number;
  /** Parties that could order food and have not. */
  readonly withoutFood: number;
  /** Parties that pay at the door. */
  readonly toPay: number;
}

/** How a day stands: its tours with guests, and the parties that come. */
export function readinessOf(times: readonly TodayTime[], parties: readonly ReadyParty[]): Readiness {
  const led = times.filter(({ sold, closed }) => sold > 0 && !closed);
  const coming = parties.filter(({ status }) => status === 'confirmed');
  return {
    people: led.reduce((sum, { guests }) => sum + guests, 0),
    tours: led.length,
    withoutGuide: led.filter(({ guideId }) => guideId === null).length,
    waiversMissing: coming.reduce(
      (sum, { waivers }) => sum + Math.max(0, (waivers?.of ?? 0) - (waivers?.signed ?? 0)),
      0,
    ),
    accessNeeds: coming.filter(({ accessNeeds }) => accessNeeds !== null && accessNeeds !== '').length,
    withoutFood: coming.filter(
      ({ groupSize, foodOrderPlatform }) => groupSize >= FOOD_FROM && foodOrderPlatform === 'none',
    ).length,
    toPay: coming.filter(({ toPay }) => toPay !== '0.00').length,
  };
}
