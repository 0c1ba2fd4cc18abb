import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Terrace } from '../../../design/frames/terrace.js';
import { usePageTitle } from '../../../document/page-title.js';
import { useOnceHydrated } from '../../../document/use-once-hydrated.js';
import type { TabItem } from '../../../lib/tab-storage.js';
import { sellsAdultsOnly } from '../../../lib/tickets/party.js';
import { useSeatHold } from '../hold/use-seat-hold.js';
import { BookingHead } from '../layout/booking-head.js';
import { Inside } from '../layout/booking-layout.js';
import { bookingDescription } from '../layout/booking-texts.js';
import { useTourAtStart } from '../party/use-start-prices.js';
import { emptyCard } from '../payment/card-form.js';
import type { BookedTour } from '../state/booked-tour.js';
import type { BookingState } from '../state/booking-state.js';
import { DATE_STEP, DETAILS_STEP, FOOD_STEP, PAYMENT_STEP, stepLabel, WAIVER_STEP } from '../state/booking-step.js';
import { noBooking, storedBooking } from '../state/booking-storage.js';
import { useBooking } from '../state/use-booking.js';
import { DateStep } from './date-step.js';
import { DetailsStep } from './details-step.js';
import { FoodStep } from './food-step.js';
import { PaymentStep } from './payment-step.js';
import { TicketStep } from './ticket-step.js';
import { useStepFocus } from './use-step-focus.js';
import { WaiverStep } from './waiver-step.js';

/** Used only to find a step's heading; the parent lays out the column. */
const Steps = styled.div`
  display: contents;
`;

interface BookingStepsProps {
  readonly tour: BookedTour;
  readonly item: TabItem<BookingState>;
}

function BookingSteps({ tour: soldTour, item }: BookingStepsProps) {
  const page = useRef<HTMLDivElement>(null);
  const booking = useBooking(soldTour.type, item);
  const tour = useTourAtStart(soldTour, booking.state);
  const seats = useSeatHold(booking.store, tour);
  const [card, setCard] = useState(emptyCard);
  const { step, details, booking: finished, payment } = booking.state;
  const label = stepLabel(step, sellsAdultsOnly(tour.prices));
  usePageTitle(`Book a tour, step ${step} of 6: ${label}`, bookingDescription);
  useStepFocus(page, step);

  if (finished !== undefined) {
    return (
      <div ref={page}>
        <TicketStep visitUrl={finished.visitUrl} last4={payment?.last4} />
      </div>
    );
  }
  const props = { booking, tour, seats };
  return (
    <Steps ref={page}>
      <BookingHead title={tour.name} step={step} label={label} guests={details.groupSize} />
      <Terrace>
        <Inside>
          {step === DATE_STEP && <DateStep {...props} />}
          {step === DETAILS_STEP && <DetailsStep {...props} />}
          {step === WAIVER_STEP && <WaiverStep {...props} />}
          {step === FOOD_STEP && <FoodStep {...props} />}
          {step === PAYMENT_STEP && <PaymentStep {...props} card={card} onCard={setCard} />}
        </Inside>
      </Terrace>
    </Steps>
  );
}

/** The six steps of a booking. A prerendered page hydrates with the first one, then shows the tab's booking. */
export function BookingFlow({ tour }: { readonly tour: BookedTour }) {
  const [isStored] = useState(() => storedBooking.read() !== undefined);
  const isShown = useOnceHydrated(isStored, false);
  return <BookingSteps key={String(isShown)} tour={tour} item={isShown === isStored ? storedBooking : noBooking} />;
}
