import { plural, t } from '@lingui/core/macro';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { ticketCard } from '#house/ticket/ticket-card.js';
import { useOffersFood } from '../../../kit/document/use-house.js';
import { printedCents, toCents } from '../../../kit/lib/money.js';
import { nameOf } from '../../../kit/lib/names.js';
import { spelledNumber, spelledNumberCapitalized } from '../../../kit/lib/spelled-number.js';
import { guestsIn, hasOnePrice, type TicketLine } from '../../../kit/lib/tickets/party.js';
import { lineTerm, priceInWords, reasonsOf } from '../../../kit/lib/tickets/ticket-words.js';
import { fullDate, printedTime, weekdayName } from '../../../kit/lib/venue-dates.js';
import { InkedPictures } from '../../design/inked-pictures.js';
import { Ticket, type TicketFact } from '../../design/ticket.js';
import type { BookedTour } from '../../state/booked-tour.js';
import { linesOfBooking, totalOfBooking } from '../../state/booking-price.js';
import { bookedFood } from '../../state/booking-rules.js';
import type { BookingState } from '../../state/booking-state.js';
import { type BookingStep, DETAILS_STEP, placeOf, stepBefore, TICKET_STEP } from '../../state/booking-step.js';

/** A long date on two lines, so that its dot leaders fit. */
const Summary = styled(Ticket)`
  dd { white-space: pre-line; }
`;

/** The total of a party, as on the ticket's stub. Food is not included. */
function totalLabel(guests: number, foodCents: number): string {
  const number = spelledNumber(guests);
  if (guests === 0) return t`Total`;
  if (foodCents > 0) return t`Pay today for ${number}`;
  return plural(guests, { one: 'Total for one guest', other: `Total for ${number}` });
}

function ticketFacts(lines: readonly TicketLine[]): TicketFact[] {
  if (lines.length === 0) return [{ term: t`Guests`, blank: t`this step` }];
  return [
    ...lines.map((line) => ({ term: lineTerm(line), value: priceInWords(line.amount) })),
    ...reasonsOf(lines).map((reason) => ({ term: reason, value: t`in the prices` })),
  ];
}

function factsOf(state: BookingState, tour: BookedTour, foodCents: number): readonly TicketFact[] {
  const { step, date, time, details } = state;
  const notChosen = t`not chosen yet`;
  const lines = linesOfBooking(state, tour);
  const isPlain = hasOnePrice(tour.prices) && lines.every(({ reason }) => reason === null);
  return [
    { term: t`Tour`, value: tour.name },
    { term: t`Date`, value: date && [weekdayName(date), fullDate(date)].join(',\n'), blank: notChosen },
    { term: t`Time`, value: time && printedTime(time), blank: notChosen },
    ...(isPlain ? [{ term: t`Guests`, value: spelledNumberCapitalized(guestsIn(details.party)) }] : ticketFacts(lines)),
    {
      term: t`Name`,
      value: nameOf(state.details) || undefined,
      ...(step === DETAILS_STEP ? { blank: t`not filled in yet` } : {}),
    },
    ...(isPlain
      ? [{ term: t`Price per person`, value: printedCents(toCents(lines[0]?.unitPrice ?? tour.price)) }]
      : []),
    ...(foodCents === 0 ? [] : [{ term: t`Food, paid on delivery`, value: printedCents(foodCents) }]),
  ];
}

interface BookingSummaryProps {
  readonly state: BookingState;
  readonly tour: BookedTour;
  /** In US cents; by default the saved order. */
  readonly foodCents?: number;
}

/** The booking so far, as a ticket that fills in. Food has a line of its own: the total is for the tour. */
export function BookingSummary({ state, tour, foodCents = bookedFood(state).totalCents }: BookingSummaryProps) {
  const offersFood = useOffersFood();
  /** The share of the steps that are done when one is shown. */
  const doneAt = (step: BookingStep): number =>
    (placeOf(step, offersFood) - 1) / (placeOf(TICKET_STEP, offersFood) - 1);
  return (
    <Summary
      pictures={
        <InkedPictures
          picture={thisHouse.drawings.ticket}
          card={ticketCard?.back}
          ink={doneAt(state.step)}
          before={doneAt(stepBefore(state.step, offersFood))}
        />
      }
      title={t`Booking Summary`}
      facts={factsOf(state, tour, foodCents)}
      total={{
        label: totalLabel(guestsIn(state.details.party), foodCents),
        amount: printedCents(totalOfBooking(state, tour)),
      }}
    />
  );
}
