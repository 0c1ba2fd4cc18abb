import { TOUR_TYPES, type TourType } from '@hilltop/contracts/tour-types';
import { daysBetween, parseDate } from '@hilltop/platform/values/calendar-date';
import type { Temporal } from 'temporal-polyfill';
import type { HouseCalendar } from '../calendar/house-calendar.js';
import type { StoredTime } from '../schedule/start-times.js';
import { slotId } from '../slots/slot.entity.js';

export interface ClosedSpan {
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly until: string;
  /** Null for whole days. */
  readonly times: readonly StoredTime[] | null;
}

export interface NamedSlot {
  readonly id: string;
  readonly tourType: TourType;
  readonly startsAt: Date;
}

export function datesOf({ from, until }: ClosedSpan): Temporal.PlainDate[] {
  const [first, last] = [parseDate(from), parseDate(until)];
  return first && last ? daysBetween(first, last) : [];
}

/** The times that are not closed yet. */
export function timesToClose(calendar: HouseCalendar, date: Temporal.PlainDate, { times }: ClosedSpan): StoredTime[] {
  return calendar.starts(date).filter((time) => times === null || times.includes(time));
}

/** Every slot that a sale in flight could still sell, including the times by the rules. */
export function slotsOf(calendar: HouseCalendar, date: Temporal.PlainDate, { times }: ClosedSpan): NamedSlot[] {
  const all = new Set([...calendar.plannedStarts(date), ...calendar.usualStarts(date)]);
  return [...all]
    .filter((time) => times === null || times.includes(time))
    .flatMap((time) => {
      const startsAt = calendar.instant(date, time);
      return TOUR_TYPES.map((tourType) => ({ id: slotId(tourType, startsAt), tourType, startsAt }));
    });
}
