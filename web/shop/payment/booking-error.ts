import { t } from '@lingui/core/macro';
import type { TourRefusal } from './add-tour.js';
import type { BookingOutcome } from './pay-and-book.js';

/** Where a visitor can fix what was refused. `visit`: the code of the booking whose ticket is sent again. */
export type FixLocation = 'retry' | 'time' | 'details' | 'food' | 'tours' | { readonly visit: string };

export interface BookingError {
  readonly title: string;
  /** Below the alert's title, one or two sentences each. */
  readonly facts: readonly string[];
  readonly fixAt: FixLocation;
}

export const BOOKING_FAILED = t`Failed to create booking. Please try again.`;

const UNCHARGED = t`Nothing has been charged.`;

/** The alert for an attempt that did not produce a ticket, with the server's reasons. @param reach what follows "call" */
export function bookingErrorOf(outcome: Exclude<BookingOutcome, 'booked' | 'left'>, reach: string): BookingError {
  return { title: BOOKING_FAILED, ...reasonOf(outcome, reach) };
}

/** The alert for a tour that did not get into the cart. @param reach what follows "call" */
export function cartErrorOf(outcome: 'unanswered' | TourRefusal, reach: string): BookingError {
  const title = t`The tour is not in your cart`;
  if (outcome !== 'unanswered') return { title, ...reasonOf(outcome, reach) };
  const fact = t`We didn’t get an answer. Everything you typed is still here. Add it again. It is added only once, however often you try.`;
  return { title, facts: [fact], fixAt: 'retry' };
}

function reasonOf(
  outcome: Exclude<BookingOutcome, 'booked' | 'left'> | TourRefusal,
  reach: string,
): Omit<BookingError, 'title'> & { readonly title?: string } {
  if (outcome === 'unanswered') {
    const fact = t`We didn’t get an answer. Everything you typed is still here. You will be charged and booked only once, however often you try.`;
    return { facts: [fact], fixAt: 'retry' };
  }
  switch (outcome.__typename) {
    case 'SlotFull':
      // After an expired hold, the server's message says so.
      return { facts: [outcome.message, ...(outcome.holdExpired ? [] : [UNCHARGED])], fixAt: 'time' };
    case 'SlotClosed':
      return { facts: [outcome.message, UNCHARGED], fixAt: 'time' };
    case 'TourNotOffered':
      return { facts: [outcome.message, UNCHARGED], fixAt: 'tours' };
    case 'SeatsAlreadyBooked': {
      const { confirmationCode: code } = outcome;
      return {
        title: t`These seats are booked as ${code}`,
        facts: [
          t`Nothing more has been charged.`,
          t`Perhaps you booked them in another tab or on another device. The ticket is in the e-mail of that booking, and we can send it again.`,
        ],
        fixAt: { visit: code },
      };
    }
    case 'AmountMismatch': {
      const fact = t`Your summary now shows the right amount. Nothing has been charged.`;
      return { facts: [outcome.message, fact], fixAt: 'retry' };
    }
    case 'CardRefused':
      return { facts: [outcome.message, UNCHARGED], fixAt: 'retry' };
    case 'TypeNotSold':
    case 'TooManyOfType':
    case 'ChildrenNeedAnAdult':
      return { facts: [outcome.message, UNCHARGED], fixAt: 'details' };
    case 'InvalidInput': {
      return { facts: outcome.fields.map(({ message }) => message), fixAt: fixAtOf(outcome.fields) };
    }
    default:
      return { facts: [outcome.message, t`If you are not sure, call ${reach}.`], fixAt: 'retry' };
  }
}

function fixAtOf(fields: readonly { readonly field: string }[]): FixLocation {
  if (fields.every(({ field }) => field === 'paymentIntentId')) return 'retry';
  return fields.every(({ field }) => field.startsWith('food')) ? 'food' : 'details';
}
