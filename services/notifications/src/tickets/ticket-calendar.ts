import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Attachment } from '../emails/composer.js';
import { ARRIVE_EARLY_MINUTES, VENUE } from '../venue.js';
import type { Ticket } from './ticket.js';
import { guests } from './ticket-facts.js';
import { tourMinutes } from './tour-minutes.js';

/** Right-hand side of the UIDs: a name for good, whatever address the site moves to. */
const UID_REALM = 'bookings.hilltop';

/** The SEQUENCE of the event. A change or cancellation would send the same UID with a higher one. */
const FIRST_TELLING = 0;

/**
 * The tour as a calendar file, with times in UTC. PUBLISH, not REQUEST: a ticket asks nobody for an answer, and a request
 * would want the guest's address in the file.
 */
export function ticketCalendar(ticket: Ticket, publicUrl: string): Attachment {
  const start = new Date(ticket.startsAt);
  const calendar = ical({ prodId: { company: 'Hilltop', product: 'tickets' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `${ticket.id}@${UID_REALM}`,
    sequence: FIRST_TELLING,
    start,
    end: new Date(start.getTime() + tourMinutes(ticket.tourDuration) * 60_000),
    stamp: new Date(ticket.createdAt),
    status: ICalEventStatus.CONFIRMED,
    summary: `${ticket.tourName}, ${VENUE.name}`,
    location: `${VENUE.name}, ${VENUE.street}, ${VENUE.town}`,
    description: `${guests(ticket.groupSize)}. Confirmation code ${ticket.confirmationCode}. Please arrive ${ARRIVE_EARLY_MINUTES} minutes before. Questions: ${VENUE.phone}.`,
    url: publicUrl,
  });
  return {
    filename: 'tour.ics',
    content: calendar.toString(),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  };
}
