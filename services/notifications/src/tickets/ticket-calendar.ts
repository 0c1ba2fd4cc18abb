import { ARRIVE_EARLY_MINUTES } from '@hilltop/contracts/house/bounds';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Attachment } from '../emails/mail.js';
import type { Environment } from '../env.js';
import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import { HOUSE_NAME, type House } from '../house/house.js';
import { ticketTexts } from './texts.en.js';

/** Stays the same when the site moves to another address. */
const UID_REALM = 'bookings.hilltop';

/** A visit as calendars show it; a ticket has all of it. */
export type CalendarVisit = Pick<
  Ticket,
  'id' | 'revision' | 'startsAt' | 'tourDurationMinutes' | 'tourName' | 'party' | 'confirmationCode' | 'visitUrl'
>;

/** @returns one entry, which a visit that does not take place removes */
export function ticketCalendar(
  ticket: Ticket,
  settings: Pick<Environment, 'MAIL_FROM'>,
  house: House,
  now: Date,
): Attachment {
  return visitCalendar([ticket], ticket.status === 'confirmed', settings, house, now);
}

/**
 * Times in UTC. PUBLISH, not REQUEST: a ticket needs no reply, and a request would put the guest's address in the file. A change sends
 * the same UID with a higher SEQUENCE; CANCEL removes the entry, also of a closed time. Calendars take both only from an ORGANIZER
 * (RFC 5546, 3.2.1 and 3.2.5).
 */
export function visitCalendar(
  visits: readonly CalendarVisit[],
  takesPlace: boolean,
  { MAIL_FROM }: Pick<Environment, 'MAIL_FROM'>,
  house: House,
  now: Date,
): Attachment {
  const method = takesPlace ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.CANCEL;
  const calendar = ical({ prodId: { company: 'Hilltop', product: 'tickets' }, method });
  for (const { id, revision: sequence, startsAt, tourDurationMinutes, visitUrl: url, ...visit } of visits) {
    const start = new Date(startsAt);
    calendar.createEvent({
      ...{ id: `${id}@${UID_REALM}`, sequence, start, url },
      end: new Date(start.getTime() + tourDurationMinutes * 60_000),
      stamp: now,
      organizer: { name: HOUSE_NAME, email: /<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM },
      status: takesPlace ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      summary: `${visit.tourName}, ${HOUSE_NAME}`,
      location: `${HOUSE_NAME}, ${house.street}, ${house.town}`,
      description: ticketTexts().entry(visit.party, visit.confirmationCode, ARRIVE_EARLY_MINUTES, house.phone),
    });
  }
  return {
    filename: 'tour.ics',
    content: calendar.toString(),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}
