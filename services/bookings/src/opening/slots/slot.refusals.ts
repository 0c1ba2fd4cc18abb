import type { Refusal } from '@hilltop/platform/outcome/refusal';
import type { Temporal } from 'temporal-polyfill';
import { BOOKING_WINDOW_MONTHS, type ClosedReason } from '../calendar/house-calendar.js';
import type { StartTime } from '../schedule/start-times.js';

export interface SlotFull extends Refusal<'SlotFull'> {
  /** Seats; parties where the tour is sold by parties. */
  readonly remaining: number;
  /** The seats were held, and the hold expired before payment. */
  readonly holdExpired: boolean;
}

export interface SlotClosed extends Refusal<'SlotClosed'> {
  readonly reason: ClosedReason | null;
}

export interface CapacityBelowSold extends Refusal<'CapacityBelowSold'> {
  readonly taken: number;
}

export type TourNotOffered = Refusal<'TourNotOffered'>;

/** @param seats that the party needs */
export function slotFull(seats: number, remaining: number, holdExpired = false): SlotFull {
  const fact = remaining === 0 || seats === 1 ? 'This time is fully booked.' : seatsLeft(remaining);
  const message = holdExpired
    ? `Your hold expired before the payment arrived. ${fact} Nothing has been charged.`
    : `${fact} Please choose another time${remaining > 0 ? ' or a smaller party' : ''}.`;
  return { __typename: 'SlotFull', message, remaining, holdExpired };
}

function seatsLeft(remaining: number): string {
  return remaining === 1 ? 'Only one seat is left at this time.' : `Only ${remaining} seats are left at this time.`;
}

type Closed = Exclude<ClosedReason, 'TOO_FAR_AHEAD'>;

const CLOSED: Record<Closed, string> = {
  PAST: 'This date and time have passed.',
  MONDAY: 'We are closed on Mondays.',
  WEEKDAY: 'There are no tours on this day of the week.',
  CLOSURE: 'We are closed on this day.',
};

/** @param note about a day that is closed; can be empty */
export function dayClosed(reason: Closed, note = ''): SlotClosed {
  const message = reason === 'CLOSURE' && note !== '' ? `${CLOSED[reason]} ${note}` : CLOSED[reason];
  return { __typename: 'SlotClosed', message, reason };
}

/** @param opens the first day on which the date can be booked */
export function notOpenYet(opens: Temporal.PlainDate): SlotClosed {
  const day = opens.toLocaleString('en-US', { dateStyle: 'long' });
  const message = `This day opens for booking on ${day}: tours can be booked up to ${BOOKING_WINDOW_MONTHS} months ahead.`;
  return { __typename: 'SlotClosed', message, reason: 'TOO_FAR_AHEAD' };
}

export function timeClosed(): SlotClosed {
  const message = 'We are closed at this time. Please choose another time.';
  return { __typename: 'SlotClosed', message, reason: 'CLOSURE' };
}

export function noSuchTime(starts: readonly StartTime[]): SlotClosed {
  const [last, ...others] = starts.toReversed();
  const times = others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
  const message = last === undefined ? 'Please choose a time.' : `Tours start at ${times}.`;
  return { __typename: 'SlotClosed', message, reason: null };
}

export function tourNotOffered(tourId?: string | null): TourNotOffered {
  const message = tourId
    ? 'The chosen tour is no longer offered. Please choose another tour.'
    : 'There is no tour of this kind on offer at the moment. Please choose another tour.';
  return { __typename: 'TourNotOffered', message };
}
