import {
  guestsIn,
  linesOf,
  type Party,
  seatsFor,
  soldParty,
  sumOf,
  type TicketLine,
  type TicketPrice,
} from '../../kit/lib/tickets/party.js';
import type { BookedTour } from './booked-tour.js';
import { holdFits } from './booking-rules.js';
import type { BookingState, Details } from './booking-state.js';

/** Its prices are those of the chosen start, once known. */
export type PricedTour = Pick<BookedTour, 'id' | 'prices'>;

/** The party in the types that the tour sells. */
export function partyToBook({ party }: Details, { prices }: PricedTour): Party {
  return soldParty(party, guestsIn(party), prices);
}

/** As held, or before that as the tour sells it now. */
export function linesOfBooking(state: BookingState, tour: PricedTour): readonly TicketLine[] {
  const { hold, details } = state;
  if (hold?.tourId === tour.id && hold.tickets.length > 0 && holdFits(state))
    return hold.tickets.map(wordedBy(tour.prices));
  return linesOf(partyToBook(details, tour), tour.prices);
}

/** What is held keeps the English words of the type. The page says them in its language, also after the visitor has changed it. */
function wordedBy(prices: readonly TicketPrice[]): (line: TicketLine) => TicketLine {
  return (line) => {
    const type = prices.find((price) => price.type.code === line.type)?.type;
    return type ? { ...line, singular: type.singular, plural: type.plural } : line;
  };
}

/** The sum of these lines, in cents. What is held is what is paid. */
export function totalOfBooking(state: BookingState, tour: PricedTour): number {
  return sumOf(linesOfBooking(state, tour));
}

/** Guests on a lap need no seats. */
export function seatsOfBooking({ details }: BookingState, tour: PricedTour): number {
  return seatsFor(partyToBook(details, tour), tour.prices);
}
