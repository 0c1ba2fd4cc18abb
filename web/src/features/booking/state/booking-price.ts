import { linesOf, type Party, seatsFor, soldParty, sumOf, type TicketLine } from '../../../lib/tickets/party.js';
import type { BookedTour } from './booked-tour.js';
import { chosenParty, holdFits } from './booking-rules.js';
import type { BookingState, Details } from './booking-state.js';

/** What is needed of the tour. Its prices are those of the chosen start, once that is known. */
export type PricedTour = Pick<BookedTour, 'id' | 'prices'>;

/** The party in the types that the tour sells. */
export function partyToBook(details: Details, { prices }: PricedTour): Party {
  return soldParty(chosenParty(details), details.groupSize, prices);
}

/** What the party costs, line by line: as it is held, or before that as the tour sells it now. */
export function linesOfBooking(state: BookingState, tour: PricedTour): readonly TicketLine[] {
  const { hold, details } = state;
  if (hold?.tourId === tour.id && hold.tickets.length > 0 && holdFits(state)) return hold.tickets;
  return linesOf(partyToBook(details, tour), tour.prices);
}

/** The sum of these lines, in cents. What is held is what is paid. */
export function totalOfBooking(state: BookingState, tour: PricedTour): number {
  return sumOf(linesOfBooking(state, tour));
}

/** Seats that the party needs: guests on a lap need none. */
export function seatsOfBooking({ details }: BookingState, tour: PricedTour): number {
  return seatsFor(partyToBook(details, tour), tour.prices);
}
