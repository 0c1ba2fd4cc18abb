import type { Refusal } from '@hilltop/platform/outcome/refusal';
import type { CapacityBelowSold } from '../slots/slot.refusals.js';
import type { BookedTime } from './booked-times.js';

export type CalendarChangedMeanwhile = Refusal<'CalendarChangedMeanwhile'>;
export type NoticeNotFound = Refusal<'NoticeNotFound'>;

export interface BookedTimesAffected extends Refusal<'BookedTimesAffected'> {
  readonly parties: number;
  readonly guests: number;
  readonly times: BookedTime[];
}

export function calendarChangedMeanwhile(): CalendarChangedMeanwhile {
  const message =
    'Someone else has changed the calendar since you opened it. Your change was not saved. Please check the calendar and try again.';
  return { __typename: 'CalendarChangedMeanwhile', message };
}

/** The change would remove booked times. */
export function bookedTimesAffected(times: BookedTime[]): BookedTimesAffected {
  const parties = times.reduce((sum, time) => sum + time.parties, 0);
  const guests = times.reduce((sum, time) => sum + time.guests, 0);
  const message = `${parties} ${parties === 1 ? 'party has' : 'parties have'} booked times that this change takes off sale. If you continue, they keep their times. To move them, close the times instead.`;
  return { __typename: 'BookedTimesAffected', message, parties, guests, times };
}

/** @param taken seats that are sold or held */
export function capacityBelowSold(taken: number): CapacityBelowSold {
  const message = `${taken} seats are sold or held, so this time needs at least ${taken}.`;
  return { __typename: 'CapacityBelowSold', message, taken };
}

export function noticeNotFound(): NoticeNotFound {
  return { __typename: 'NoticeNotFound', message: 'This notice has already been removed.' };
}
