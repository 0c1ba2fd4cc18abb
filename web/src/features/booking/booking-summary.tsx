import { styled } from 'styled-components';
import { Ticket, type TicketFact } from '../../design/booking/ticket.js';
import { bookedFood } from './booking-input.js';
import { printedCents, toCents, tourTotal } from './booking-money.js';
import type { BookingState } from './booking-state.js';
import { DATE_STEP, DETAILS_STEP } from './booking-step.js';
import { guestsInWords, inWords } from './number-words.js';
import { tourKind } from './tour-kind.js';
import { dayInWords, weekdayOf } from './venue-calendar.js';

/** A long date on two lines, so that its dots keep their room. */
const Summary = styled(Ticket)`
  dd { white-space: pre-line; }
`;

/** The total of a party, as the stub of the ticket says it. */
const totalLabel = (guests: number): string => (guests === 1 ? 'Total for one guest' : `Total for ${inWords(guests)}`);

const nameOf = ({ details }: BookingState): string | undefined =>
  `${details.firstName} ${details.lastName}`.trim() || undefined;

const factsOf = (state: BookingState, price: string, foodCents: number): readonly TicketFact[] => {
  const { step, tourType, date, time, details } = state;
  const isFirstLook = step === DATE_STEP && nameOf(state) === undefined;
  return [
    { term: 'Tour', value: tourKind(tourType) },
    { term: 'Date', value: date && `${weekdayOf(date)},\n${dayInWords(date)}`, blank: 'to choose' },
    { term: 'Time', value: time, blank: 'to choose' },
    { term: 'Guests', value: isFirstLook ? undefined : guestsInWords(details.groupSize) },
    { term: 'Name', value: nameOf(state), ...(step === DETAILS_STEP ? { blank: 'to fill in' } : {}) },
    { term: 'Price per person', value: printedCents(toCents(price)) },
    ...(foodCents === 0 ? [] : [{ term: 'Food order', value: printedCents(foodCents) }]),
  ];
};

type BookingSummaryProps = {
  readonly state: BookingState;
  /** Per person, as the server writes it. */
  readonly price: string;
  /** The food as far as it is chosen, in US cents; the settled order unless said otherwise. */
  readonly foodCents?: number;
};

/** The booking so far, as a ticket that fills in (spec.md §2). The food has its own line: the total is the tour's. */
export const BookingSummary = ({ state, price, foodCents = bookedFood(state).totalCents }: BookingSummaryProps) => {
  const { groupSize } = state.details;
  return (
    <Summary
      title="Booking Summary"
      facts={factsOf(state, price, foodCents)}
      total={{ label: totalLabel(groupSize), amount: printedCents(tourTotal(toCents(price), groupSize)) }}
    />
  );
};
