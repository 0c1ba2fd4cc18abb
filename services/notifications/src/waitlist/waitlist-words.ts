import { longDate } from '../tickets/ticket-times.js';
import type { WaitlistEntry } from './waitlist-entry.js';

/** What a mail about the waiting list says. */
export interface WaitlistWords {
  readonly title: string;
  readonly lead: string;
  /** What happens next, in a sentence or two. */
  readonly next: string;
  /** What the link is for. */
  readonly action: string;
}

/** How the party stands. @param timeZone of the venue, by whose clock offers end */
export function waitlistWords({ status, groupSize, offer }: WaitlistEntry, timeZone: string): WaitlistWords {
  const seats = groupSize === 1 ? 'A seat' : `${groupSize} seats`;
  const are = groupSize === 1 ? 'is' : 'are';
  const clock = offer && clockTime(offer.expiresAt, timeZone);
  if (status === 'offered' && offer && clock) {
    return {
      title: `${seats} ${are} yours until ${clock}`,
      lead: `${longDate(offer)}, at ${offer.tourTime}. Nobody else can take them until then.`,
      next: `Say no and the next party gets the seats at once. Say nothing and they get them at ${clock}.`,
      action: 'Take the seats, or say no',
    };
  }
  if (status === 'waiting' && offer && clock) {
    return {
      title: `The offer ended at ${clock}`,
      lead: 'The seats went to the next party. You haven’t lost your place.',
      next: 'If seats for your whole party come free again, we hold them for you once more and write at once.',
      action: 'See how you stand, or leave the list',
    };
  }
  const ended = ENDED[status];
  if (ended) return ended;
  return {
    title: 'You are on the waiting list',
    lead: 'When seats for your whole party come free, we hold them for you and write at once.',
    next: 'Joining costs nothing. A smaller party may go first, at most twice. One hour before the tour the list closes, and if nothing came free we write to say so.',
    action: 'See how you stand, or leave the list',
  };
}

const ENDED: Partial<Record<WaitlistEntry['status'], WaitlistWords>> = {
  accepted: {
    title: 'Your seats are booked',
    lead: 'You took the seats that we held for you. The ticket comes by itself.',
    next: 'You are no longer on the list.',
    action: 'See your entry',
  },
  expired: {
    title: 'You no longer wait',
    lead: 'We held seats for you twice, and you did not take them.',
    next: 'You are welcome to book another time, or to join the list again.',
    action: 'See your entry',
  },
  left: {
    title: 'You no longer wait',
    lead: 'You are off the waiting list.',
    next: 'You are welcome to book another time, or to join the list again.',
    action: 'See your entry',
  },
  closed: {
    title: 'No seats opened up',
    lead: 'The waiting list is closed, because the tour starts within the hour. We are sorry.',
    next: 'You are welcome to book another time.',
    action: 'See your entry',
  },
};

function clockTime(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
}
