import type { WaitlistNoticeFragment as WaitlistEntry } from '../generated/bookings-queries.js';
import { longDate, momentText, timeWithZone } from '../tickets/ticket-times.js';

/** The texts of an e-mail about the waiting list. */
export interface WaitlistWords {
  readonly title: string;
  readonly lead: string;
  /** What happens next, in a sentence or two. */
  readonly next: string;
  /** The text of the link. */
  readonly action: string;
}

/** The texts for the status of an entry. @param timeZone of the venue, in which deadlines are shown */
export function waitlistWords(entry: WaitlistEntry, timeZone: string): WaitlistWords {
  const { status, groupSize, offer, times } = entry;
  const seats = groupSize === 1 ? 'A seat' : `${groupSize} seats`;
  const are = groupSize === 1 ? 'is' : 'are';
  const clock = offer && clockTime(offer.expiresAt, timeZone);
  if (status === 'offered' && offer && clock) {
    return {
      title: `${seats} ${are} yours until ${clock}`,
      lead: `${longDate(offer)}, ${timeWithZone(offer, timeZone)}. No one else can take them until then.`,
      next: `If you decline, the next party gets the seats right away. If we don’t hear from you, they get them on ${momentText(offer.expiresAt, timeZone)}.`,
      action: 'Take the seats or decline',
    };
  }
  if (status === 'waiting' && !entry.confirmed) return UNCONFIRMED;
  if (status === 'waiting' && times.every(({ closed }) => closed)) return closedWords(times);
  if (status === 'waiting' && offer && clock) {
    return {
      title: offer.declined ? 'You declined the seats' : `Your offer ended at ${clock}`,
      lead: 'We no longer hold the seats for you. You haven’t lost your place on the list.',
      next: 'If seats for your whole party open up again, we will hold them for you and e-mail you right away.',
      action: 'See your entry or leave the list',
    };
  }
  const ended = ENDED[status];
  if (ended) return ended;
  return {
    title: 'You are on the waiting list',
    lead: 'When seats for your whole party open up, we will hold them for you and e-mail you right away.',
    next: 'Joining is free. A smaller party can go ahead of you at most twice. The list closes one hour before the tour. If no seats have opened up by then, we will let you know.',
    action: 'See your entry or leave the list',
  };
}

const UNCONFIRMED: WaitlistWords = {
  title: 'Open this link to take your place in line',
  lead: 'You asked for a place on our waiting list. You are in line once you open the link.',
  next: 'The link is good for a day, and you keep the place of the moment when you joined. Joining is free. If you did not ask for this, do nothing and the entry ends.',
  action: 'Take your place in line',
};

/** The house has closed all of the times. */
function closedWords(times: WaitlistEntry['times']): WaitlistWords {
  return {
    title: `We closed the ${times.length === 1 ? 'time' : 'times'} that you wait for`,
    lead: 'We are sorry. There is no tour at the time that you wait for.',
    next: 'If we open after all, you are back in line at your place, and we will write to you. You are welcome to book another time.',
    action: 'See your entry or leave the list',
  };
}

const ENDED: Partial<Record<WaitlistEntry['status'], WaitlistWords>> = {
  accepted: {
    title: 'Your seats are booked',
    lead: 'You took the seats we held for you. Your ticket comes in a separate e-mail.',
    next: 'You are no longer on the waiting list. We look forward to your visit.',
    action: 'See your entry',
  },
  expired: {
    title: 'You are no longer on the waiting list',
    lead: 'We held seats for you twice, and you did not take them.',
    next: 'You are welcome to book another time or join the list again.',
    action: 'See your entry',
  },
  left: {
    title: 'You are no longer on the waiting list',
    lead: 'We have taken your party off the list.',
    next: 'You are welcome to book another time or join the list again.',
    action: 'See your entry',
  },
  closed: {
    title: 'No seats opened up',
    lead: 'We are sorry. The waiting list is now closed because the tour starts within the hour.',
    next: 'You are welcome to book another time. We would love to see you.',
    action: 'See your entry',
  },
};

function clockTime(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
}
