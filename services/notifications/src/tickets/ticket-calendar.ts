import { ARRIVE_EARLY_MINUTES } from '@hilltop/contracts/house/bounds';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Attachment } from '../emails/mail.js';
import type { Environment } from '../env.js';
import type { TicketFragment as Ticket } from '../generated/bookings-queries.js';
import { HOUSE_NAME, type House } from '../house/house.js';

/** Stays the same when the site moves to another address. */
const UID_REALM = 'bookings.hilltop';

/**
 * Times in UTC. PUBLISH, not REQUEST: a ticket needs no reply, and a request would put the guest's address in the file. A change sends
 * the same UID with a higher SEQUENCE; CANCEL removes the entry, also of a closed time. Calendars take both only from an ORGANIZER
 * (RFC 5546, 3.2.1 and 3.2.5).
 */
export function ticketCalendar(
  ticket: Ticket,
  { MAIL_FROM }: Pick<Environment, 'MAIL_FROM'>,
  house: House,
  now: Date,
): Attachment {
  const start = new Date(ticket.startsAt);
  const takesPlace = ticket.status === 'confirmed';
  const method = takesPlace ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.CANCEL;
  const calendar = ical({ prodId: { company: 'Hilltop', product: 'tickets' }, method });
  calendar.createEvent({
    id: `${ticket.id}@${UID_REALM}`,
    sequence: ticket.revision,
    start,
    end: new Date(start.getTime() + ticket.tourDurationMinutes * 60_000),
    stamp: now,
    organizer: { name: HOUSE_NAME, email: /<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM },
    status: takesPlace ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    summary: `${ticket.tourName}, ${HOUSE_NAME}`,
    location: `${HOUSE_NAME}, ${house.street}, ${house.town}`,
    description: `${ticket.party}. Confirmation code ${ticket.confirmationCode}. Please arrive ${ARRIVE_EARLY_MINUTES} minutes early. Questions: ${house.phone}.`,
    url: ticket.visitUrl,
  });
  return {
    filename: 'tour.ics',
    content: calendar.toString(),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}
