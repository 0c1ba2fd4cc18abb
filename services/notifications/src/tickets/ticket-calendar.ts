import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { ARRIVE_EARLY_MINUTES, VENUE } from '../venue.js';
import type { Ticket } from './ticket.js';
import { guests } from './ticket-facts.js';

/** How much of the day a calendar keeps free, in minutes: a visit takes about two hours. */
const VISIT_MINUTES = 120;

/**
 * The tour as a calendar file. Times are in UTC and the UID is the booking's for good, so that a later change or
 * cancellation finds the same entry (pitfall 6).
 */
export function ticketCalendar(ticket: Ticket, publicUrl: string): string {
  const start = new Date(ticket.startsAt);
  const calendar = ical({ prodId: { company: 'Hilltop', product: 'tickets' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `${ticket.id}@${new URL(publicUrl).hostname}`,
    sequence: 0,
    start,
    end: new Date(start.getTime() + VISIT_MINUTES * 60_000),
    stamp: new Date(ticket.createdAt),
    status: ICalEventStatus.CONFIRMED,
    summary: `${ticket.tourName}, ${VENUE.name}`,
    location: `${VENUE.name}, ${VENUE.street}, ${VENUE.town}`,
    description: `${guests(ticket.groupSize)}. Confirmation code ${ticket.confirmationCode}. Please be at the gate ${ARRIVE_EARLY_MINUTES} minutes before.`,
    url: publicUrl,
  });
  return calendar.toString();
}
