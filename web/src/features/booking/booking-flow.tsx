import { useRef, useState } from 'react';
import { Terrace } from '../../design/frames/terrace.js';
import { usePageTitle } from '../../document/page-title.js';
import { bookingDescription } from './booking-description.js';
import { BookingHead } from './booking-head.js';
import { Inside } from './booking-layout.js';
import { DATE_STEP, DETAILS_STEP, FOOD_STEP, PAYMENT_STEP, stepWords, WAIVER_STEP } from './booking-step.js';
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

/** The six steps of booking one tour. */
export const BookingFlow = ({ tour }: { readonly tour: BookedTour }) => {
  const page = useRef<HTMLDivElement>(null);
  const booking = useBooking(tour.type);
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
