import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../kit/design/controls/button.js';
import { ButtonLink } from '../../../kit/design/controls/button-link.js';
import { Terrace } from '../../../kit/design/frames/terrace.js';
import { PageBody } from '../../../kit/design/layout/page.js';
import { Text } from '../../../kit/design/type/text.js';
import { SkeletonCard } from '../../../kit/design/waiting/skeleton.js';
import { usePageTitle } from '../../../kit/document/page-title.js';
import { Reach } from '../../../kit/document/reach.js';
import { useOffersFood } from '../../../kit/document/use-house.js';
import { useOnceHydrated } from '../../../kit/document/use-once-hydrated.js';
import type { TabItem } from '../../../kit/lib/tab-storage.js';
import { guestsIn } from '../../../kit/lib/tickets/party.js';
import { routeOf } from '../../../kit/words/language.js';
import { textLang } from '../../../kit/words/text-lang.js';
import { Inside } from '../../design/booking-layout.js';
import { DrawnState } from '../../design/drawn-state.js';
import { useSeatHold } from '../../hold/use-seat-hold.js';
import { useTourAtStart } from '../../party/use-start-prices.js';
import { emptyCard } from '../../payment/card-form.js';
import type { BookedTour } from '../../state/booked-tour.js';
import type { BookingState } from '../../state/booking-state.js';
import {
  type BookingStep,
  DATE_STEP,
  DETAILS_STEP,
  FOOD_STEP,
  PAYMENT_STEP,
  stepCount,
  stepLabel,
  WAIVER_STEP,
} from '../../state/booking-step.js';
import { noBooking, storedBooking } from '../../state/booking-storage.js';
import { type Booking, useBooking } from '../../state/use-booking.js';
import { IssuedTicket } from '../../ticket/issued-ticket.js';
import { useTicket } from '../../ticket/use-ticket.js';
import { BookingHead } from '../layout/booking-head.js';
import { bookingDescription } from '../layout/booking-texts.js';
import { DateStep } from './date-step.js';
import { DetailsStep } from './details-step.js';
import { FoodStep } from './food-step.js';
import { PaymentStep } from './payment-step.js';
import { WaiverStep } from './waiver-step.js';

/** Only for finding a step's heading; the parent lays out the column. */
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
  const offersFood = useFoodOffered(booking);
  const [card, setCard] = useState(emptyCard);
  const { step, details, booking: finished, payment } = booking.state;
  const label = stepLabel(step);
  const place = stepCount(step, offersFood).toLowerCase();
  usePageTitle(t`Book a tour, ${place}: ${label}`, bookingDescription);
  useStepFocus(page, step);

  if (finished !== undefined) {
    return (
      <div ref={page}>
        <TicketStep visitUrl={finished.visitUrl} last4={payment?.last4} />
      </div>
    );
  }
  if (booking.isInCart) return <InCart />;
  const props = { booking, tour, seats };
  return (
    <Steps ref={page}>
      <BookingHead
        title={tour.name}
        lang={textLang(tour, 'name')}
        step={step}
        label={label}
        guests={guestsIn(details.party)}
      />
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

/** Tells the booking whether the house has restaurants: without one there is no fourth step. */
function useFoodOffered({ state, send }: Booking): boolean {
  const offersFood = useOffersFood();
  const isTold = state.booking !== undefined || state.offersFood === offersFood;
  useEffect(() => {
    if (!isTold) send({ type: 'foodOffered', offersFood });
  });
  return offersFood;
}

/** Scrolls to the top and focuses the heading on each new step, so that it is announced. */
function useStepFocus(page: RefObject<HTMLElement | null>, step: BookingStep): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    page.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true });
  }, [page, step]);
}

/** Until the store has loaded. */
function InCart() {
  const action = <ButtonLink to="/store">{t`See the store`}</ButtonLink>;
  return (
    <Frame>
      <DrawnState isPage of="waitingList" title={t`Your tour is in the cart`} action={action}>
        <Trans>Your seats stay held for you, and you pay for everything at once.</Trans>
      </DrawnState>
    </Frame>
  );
}

interface TicketStepProps {
  readonly visitUrl: string;
  /** Last four digits of the card. */
  readonly last4: string | undefined;
}

/** Step 6: the ticket. It is at hand after booking; a reload reads it from the server. */
export function TicketStep({ visitUrl, last4 }: TicketStepProps) {
  const { ticket, isLoading, isMissing, retry } = useTicket(visitUrl);
  if (ticket?.status === 'confirmed') return <IssuedTicket ticket={ticket} visitUrl={visitUrl} last4={last4} />;
  if (isLoading) {
    return (
      <Frame>
        <Text role="status">{t`Getting your ticket...`}</Text>
        <SkeletonCard aria-hidden="true" style={{ height: '27rem' }} />
      </Frame>
    );
  }
  if (ticket !== undefined || isMissing) {
    const visit = <ButtonLink to={routeOf(visitUrl)}>{t`See your visit`}</ButtonLink>;
    return (
      <Frame>
        <DrawnState isPage of="lostTicket" alert title={t`This ticket is no longer valid`} action={visit}>
          {ticket ? t`Your booking has changed since.` : t`The link to your booking has ended.`}
        </DrawnState>
      </Frame>
    );
  }
  const again = <Button onClick={retry}>{t`Try again`}</Button>;
  return (
    <Frame>
      <DrawnState isPage alert title={t`We couldn’t load your ticket`} action={again}>
        <Trans>
          Your tour is booked and paid. Try again, or call <Reach />.
        </Trans>
      </DrawnState>
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Terrace>
      <PageBody>{children}</PageBody>
    </Terrace>
  );
}
