import { seatsOffered } from '@hilltop/contracts/bookings/seats-offered';
import { waitlistJoined } from '@hilltop/contracts/bookings/waitlist-joined';
import { waitlistUpdated } from '@hilltop/contracts/bookings/waitlist-updated';
import { wordsNow } from '@hilltop/platform/outcome/in-language';
import { plainName } from '@hilltop/platform/values/quoted-text';
import { type ComposedEmail, type Mail, on } from '../emails/mail.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import {
  ReadWaitlistNoticeDocument,
  WaitlistAddressDocument,
  type WaitlistNoticeFragment as WaitlistEntry,
} from '../generated/bookings-queries.js';
import type { House } from '../house/house.js';
import type { Fact } from '../layout/fact-table.js';
import { composeNotice } from '../layout/notice.js';
import { ticketTexts } from '../tickets/texts.en.js';
import { clockTime, momentText } from '../tickets/ticket-times.js';
import { spanish } from './waitlist-email.es.js';

interface WaitlistWords {
  readonly title: string;
  readonly lead: string;
  /** In a sentence or two. */
  readonly next: string;
  readonly action: string;
}

/** @param timeZone of the venue, in which deadlines are shown */
function waitlistWords({ status, guests, confirmed, offer, times }: WaitlistEntry, timeZone: string): WaitlistWords {
  const texts = wordsNow(english, { es: spanish });
  if (status === 'offered' && offer) {
    const at = (moment: string) => momentText(moment, timeZone);
    return texts.offered(guests, clockTime(offer.expiresAt, timeZone), at(offer.startsAt), at(offer.expiresAt));
  }
  if (status !== 'waiting') return texts.ended[status as keyof typeof texts.ended] ?? texts.waiting;
  if (!confirmed) return texts.unconfirmed;
  if (times.every(({ closed }) => closed)) return texts.closed(times.length);
  if (!offer) return texts.waiting;
  return offer.declined ? texts.declined : texts.offerEnded(clockTime(offer.expiresAt, timeZone));
}

const LEAVE = 'See your entry or leave the list';
const NOT_HELD = {
  lead: 'We no longer hold the seats for you. You haven’t lost your place on the list.',
  next: 'If seats for your whole party open up again, we will hold them for you and e-mail you right away.',
  action: LEAVE,
};

const english = {
  offered: (guests: number, clock: string, start: string, end: string): WaitlistWords => ({
    title: `${guests === 1 ? 'A seat is' : `${guests} seats are`} yours until ${clock}`,
    lead: `${start}. No one else can take them until then.`,
    next: `If you decline, the next party gets the seats right away. If we don’t hear from you, they get them on ${end}.`,
    action: 'Take the seats or decline',
  }),
  declined: { title: 'You declined the seats', ...NOT_HELD },
  offerEnded: (clock: string): WaitlistWords => ({ title: `Your offer ended at ${clock}`, ...NOT_HELD }),
  waiting: {
    title: 'You are on the waiting list',
    lead: 'When seats for your whole party open up, we will hold them for you and e-mail you right away.',
    next: 'Joining is free. A smaller party can go ahead of you at most twice. The list closes one hour before the tour. If no seats have opened up by then, we will let you know.',
    action: LEAVE,
  },
  unconfirmed: {
    title: 'Open this link to take your place in line',
    lead: 'You asked for a place on our waiting list. You are in line once you open the link.',
    next: 'The link is good for a day, and you keep the place of the moment when you joined. Joining is free. If you did not ask for this, do nothing and the entry ends.',
    action: 'Take your place in line',
  },
  /** Each of its times. */
  closed: (times: number): WaitlistWords => ({
    title: `We closed the ${times === 1 ? 'time' : 'times'} that you wait for`,
    lead: 'We are sorry. There is no tour at the time that you wait for.',
    next: 'If we open after all, you are back in line at your place, and we will write to you. You are welcome to book another time.',
    action: LEAVE,
  }),
  ended: {
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
  },
  about: 'Your party',
  why: 'You’re receiving this e-mail because a party joined our waiting list with this address.',
};

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>;

type OfEntry = { readonly data: { readonly entryId: string } };
const ofEntry = { about: ({ data }: OfEntry) => data.entryId, again: true } as const;
type Updated = { readonly data: { readonly status: string } };
const isOver = ({ data: { status } }: Updated) => status === 'expired' || status === 'closed';

/** Anybody can join with any address, join again and leave. Only bookings makes offers and ends a wait. */
export const waitlistMail: Mail = {
  kind: 'waitlist-notice',
  to: 'the party on the waiting list',
  events: [
    on(waitlistJoined, 'notifications-waitlist-joined', {
      ...ofEntry,
      when: 'A party joins the list',
      cause: 'unverified',
    }),
    on(seatsOffered, 'notifications-seats-offered', { ...ofEntry, when: 'It is offered seats', cause: 'party' }),
    on(waitlistUpdated, 'notifications-waitlist-updated', {
      ...ofEntry,
      when: 'It did not take seats twice, or the list closes an hour before the tour',
      only: isOver,
      cause: 'party',
    }),
    on(waitlistUpdated, 'notifications-waitlist-updated', {
      ...ofEntry,
      when: 'It joins again, declines, or leaves, or its time closes or opens again',
      only: (event) => !isOver(event),
      cause: 'unverified',
    }),
  ],
  async compose(id, house, { bookings, settings }) {
    const { waitlistNotice } = await bookings.read(ReadWaitlistNoticeDocument, { id });
    return waitlistNotice ? composeEntry(waitlistNotice, settings, house) : undefined;
  },
  recipients: readAddresses('bookings', WaitlistAddressDocument, ({ waitlistNotice }) => waitlistNotice?.email),
};

/** Describes the entry in its current state. */
export function composeEntry(
  entry: WaitlistEntry,
  { PUBLIC_URL, VENUE_TIME_ZONE }: Settings,
  house: House,
): ComposedEmail {
  const { title, lead, next, action } = waitlistWords(entry, VENUE_TIME_ZONE);
  const { about, why } = wordsNow(english, { es: spanish });
  const facts = factsOf(entry, VENUE_TIME_ZONE);
  return {
    to: { name: plainName(`${entry.firstName} ${entry.lastName}`), address: entry.email },
    subject: title,
    ...composeNotice({
      title,
      lead,
      about,
      facts,
      action,
      url: linkOf(entry),
      next,
      why,
      house,
      publicUrl: PUBLIC_URL,
    }),
  };
}

/** Null only for a visitor who joins again. */
function linkOf({ waitlistUrl }: WaitlistEntry): string {
  if (waitlistUrl === null) throw new Error('bookings gave no link to the entry on the waiting list');
  return waitlistUrl;
}

function factsOf({ status, offer, times, tourName, party }: WaitlistEntry, timeZone: string): Fact[] {
  const shown = status === 'offered' && offer ? [offer] : times;
  const { facts } = ticketTexts();
  return [
    ...(tourName === null ? [] : [[facts.tour, tourName] as const]),
    [facts.when, shown.map(({ startsAt }) => momentText(startsAt, timeZone)).join('\n')],
    [facts.party, party],
  ];
}
