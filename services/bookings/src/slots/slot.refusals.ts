import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { BOOKING_WINDOW_MONTHS, type ClosedReason } from '../schedule/opening-rule.js';
import { START_TIMES } from '../schedule/start-times.js';
import type { TourType } from '../tours/tour-type.js';

export interface SlotFull extends Refusal<'SlotFull'> {
  /** Seats left; 1 or 0 for a private tour. */
  readonly remaining: number;
  /** These seats were held once, and the hold ran out before payment. */
  readonly holdExpired: boolean;
}

export interface SlotClosed extends Refusal<'SlotClosed'> {
  readonly reason: ClosedReason | null;
}

export type TourNotOffered = Refusal<'TourNotOffered'>;

/** Fewer seats are left than the party needs. */
export function slotFull(tourType: TourType, remaining: number, holdExpired = false): SlotFull {
  const fact = remaining === 0 || tourType === 'private' ? 'This time is fully booked.' : seatsLeft(remaining);
  const message = holdExpired
    ? `The seats held for you were given back before the payment came. ${fact} Nothing has been charged.`
    : `${fact} Please choose another time${remaining > 0 ? ' or a smaller party' : ''}.`;
  return { __typename: 'SlotFull', message, remaining, holdExpired };
}

function seatsLeft(remaining: number): string {
  return remaining === 1 ? 'Only one seat is left at this time.' : `Only ${remaining} seats are left at this time.`;
}

const CLOSED: Record<ClosedReason, string> = {
  PAST: 'This date and time have passed.',
  MONDAY: 'The terrace is closed on Mondays.',
  TOO_FAR_AHEAD: `Tours can be booked up to ${BOOKING_WINDOW_MONTHS} months ahead.`,
};

/** Nothing starts on this date. */
export function dayClosed(reason: ClosedReason): SlotClosed {
  return { __typename: 'SlotClosed', message: CLOSED[reason], reason };
}

/** The date is open, the time is not one of the start times. */
export function noSuchTime(): SlotClosed {
  const message = `Tours start at ${START_TIMES.slice(0, -1).join(', ')} and ${START_TIMES.at(-1)}.`;
  return { __typename: 'SlotClosed', message, reason: null };
}

/** No tour of the type is on offer. */
export function tourNotOffered(tourType: TourType): TourNotOffered {
  return { __typename: 'TourNotOffered', message: `There is no ${tourType} tour on offer at the moment.` };
}
