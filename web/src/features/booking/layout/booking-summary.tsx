import { styled } from 'styled-components';
import { Ticket, type TicketFact } from '../../../design/booking/ticket.js';
import { printedCents, toCents, tourTotal } from '../../../lib/money.js';
import { fullDate, weekdayName } from '../../../lib/venue-dates.js';
import type { BookedTour } from '../state/booked-tour.js';
import { bookedFood } from '../state/booking-rules.js';
import type { BookingState } from '../state/booking-state.js';
import { DETAILS_STEP } from '../state/booking-step.js';
import { spelledNumber, spelledNumberCapitalized } from '../state/spelled-number.js';

/** A long date on two lines, so that its dot leaders fit. */
const Summary = styled(Ticket)`
  dd { white-space: pre-line; }
`;

/** The total of a party, as on the ticket's stub. Food is not included. */
function totalLabel(guests: number, foodCents: number): string {
  if (foodCents > 0) return `Pay today for ${spelledNumber(guests)}`;
  return guests === 1 ? 'Total for one guest' : `Total for ${spelledNumber(guests)}`;
}

function nameOf({ details }: BookingState): string | undefined {
  return `${details.firstName} ${details.lastName}`.trim() || undefined;
}

function factsOf(state: BookingState, tour: BookedTour, foodCents: number): readonly TicketFact[] {
  const { step, date, time, details } = state;
  return [
    { term: 'Tour', value: tour.name },
    { term: 'Date', value: date && `${weekdayName(date)},\n${fullDate(date)}`, blank: 'not chosen yet' },
    { term: 'Time', value: time, blank: 'not chosen yet' },
    { term: 'Guests', value: spelledNumberCapitalized(details.groupSize) },
    { term: 'Name', value: nameOf(state), ...(step === DETAILS_STEP ? { blank: 'not filled in yet' } : {}) },
    { term: 'Price per person', value: printedCents(toCents(tour.price)) },
    ...(foodCents === 0 ? [] : [{ term: 'Food, paid on delivery', value: printedCents(foodCents) }]),
  ];
}

interface BookingSummaryProps {
  readonly state: BookingState;
  readonly tour: BookedTour;
  /** The food chosen so far, in US cents; the saved order by default. */
  readonly foodCents?: number;
}

/** The booking so far, as a ticket that fills in. Food has a line of its own: the total is for the tour. */
export function BookingSummary({ state, tour, foodCents = bookedFood(state).totalCents }: BookingSummaryProps) {
  const { groupSize } = state.details;
  return (
    <Summary
      title="Booking Summary"
      facts={factsOf(state, tour, foodCents)}
      total={{
        label: totalLabel(groupSize, foodCents),
        amount: printedCents(tourTotal(toCents(tour.price), groupSize)),
      }}
    />
  );
}
