import type { Refusal } from '@hilltop/platform/outcome/refusal';
import type { BookedTime } from './booked-times.js';

export type CalendarChangedMeanwhile = Refusal<'CalendarChangedMeanwhile'>;
export type NoticeNotFound = Refusal<'NoticeNotFound'>;

export interface BookedTimesAffected extends Refusal<'BookedTimesAffected'> {
  readonly parties: number;
  readonly guests: number;
  readonly times: BookedTime[];
}

export interface CapacityBelowSold extends Refusal<'CapacityBelowSold'> {
  readonly taken: number;
}

export function calendarChangedMeanwhile(): CalendarChangedMeanwhile {
  const message =
    'Somebody else has changed the calendar since you opened it. Nothing was done: look at it again first.';
  return { __typename: 'CalendarChangedMeanwhile', message };
}

/** Parties have booked times that would not be in the calendar any more. */
export function bookedTimesAffected(times: BookedTime[]): BookedTimesAffected {
  const parties = times.reduce((sum, time) => sum + time.parties, 0);
  const guests = times.reduce((sum, time) => sum + time.guests, 0);
  const message = `${parties} ${parties === 1 ? 'party has' : 'parties have'} booked times that this change takes off sale. They keep their times if you go on; close the times to move them.`;
  return { __typename: 'BookedTimesAffected', message, parties, guests, times };
}

/** @param taken seats that are sold or held */
export function capacityBelowSold(taken: number): CapacityBelowSold {
  const message = `${taken} of the seats are sold or held. The time needs at least as many.`;
  return { __typename: 'CapacityBelowSold', message, taken };
}

export function noticeNotFound(): NoticeNotFound {
  return { __typename: 'NoticeNotFound', message: 'This notice is gone already.' };
}
