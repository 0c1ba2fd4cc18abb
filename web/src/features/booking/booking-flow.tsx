import { useRef, useState } from 'react';
import { Terrace } from '../../design/frames/terrace.js';
import { usePageTitle } from '../../document/page-title.js';
import { useOnceHydrated } from '../../document/use-once-hydrated.js';
import { bookingDescription } from './booking-description.js';
import { BookingHead } from './booking-head.js';
import { Inside } from './booking-layout.js';
import { DATE_STEP, DETAILS_STEP, FOOD_STEP, PAYMENT_STEP, stepWords, WAIVER_STEP } from './booking-step.js';
import { type BookingShelf, isBookingKept, nowhere, tabShelf } from './booking-storage.js';
import { emptyCard } from './card-form.js';
import { DateStep } from './date-step.js';
import { DetailsStep } from './details-step.js';
import { FoodStep } from './food-step.js';
import { PaymentStep } from './payment-step.js';
import type { BookedTour } from './step-props.js';
import { TicketStep } from './ticket-step.js';
import { useBooking } from './use-booking.js';
import { useSeatHold } from './use-seat-hold.js';
import { useStepArrival } from './use-step-arrival.js';
import { WaiverStep } from './waiver-step.js';

/** The six steps, for the booking that is on a shelf. */
const BookingSteps = ({ tour, shelf }: { readonly tour: BookedTour; readonly shelf: BookingShelf }) => {
  const page = useRef<HTMLDivElement>(null);
  const booking = useBooking(tour.type, shelf);
  const seats = useSeatHold(booking.store);
  const [card, setCard] = useState(emptyCard);
  const { step, details, booking: ticket, payment } = booking.state;
  usePageTitle(`Book a tour, step ${step} of 6: ${stepWords[step]}`, bookingDescription);
  useStepArrival(page, step);

  if (ticket !== undefined) {
    return (
      <div ref={page}>
        <TicketStep ticket={ticket} last4={payment?.last4} />
      </div>
    );
  }
  const given = { booking, tour, seats };
  return (
    <div ref={page}>
      <BookingHead title={tour.name} step={step} guests={details.groupSize} />
      <Terrace>
        <Inside>
          {step === DATE_STEP && <DateStep {...given} />}
          {step === DETAILS_STEP && <DetailsStep {...given} />}
          {step === WAIVER_STEP && <WaiverStep {...given} />}
          {step === FOOD_STEP && <FoodStep {...given} />}
          {step === PAYMENT_STEP && <PaymentStep {...given} card={card} onCard={setCard} />}
        </Inside>
      </Terrace>
    </div>
  );
};

/**
 * The six steps of booking one tour. A page that came with the first step is taken over as it was sent, and then shows the
 * booking that was begun in this tab.
 */
export const BookingFlow = ({ tour }: { readonly tour: BookedTour }) => {
  const [isKept] = useState(() => isBookingKept(tabShelf()));
  const isShown = useOnceHydrated(isKept, false);
  return <BookingSteps key={String(isShown)} tour={tour} shelf={isShown === isKept ? tabShelf() : nowhere} />;
};
