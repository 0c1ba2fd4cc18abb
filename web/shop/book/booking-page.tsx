import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { BookingToursDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { Text } from '../../kit/design/type/text.js';
import { SkeletonCard } from '../../kit/design/waiting/skeleton.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { Reach } from '../../kit/document/reach.js';
import { useOffersFood } from '../../kit/document/use-house.js';
import { useRevalidate } from '../../kit/document/use-revalidate.js';
import { lazyPart } from '../../kit/lib/loading/lazy-part.js';
import { Flow, Inside, Picker, Side } from '../design/booking-layout.js';
import { DrawnState } from '../design/drawn-state.js';
import { tourToBook } from '../state/booked-tour.js';
import { DATE_STEP, stepLabel } from '../state/booking-step.js';
import { BookingHead } from './layout/booking-head.js';
import { bookingDescription, bookingHint } from './layout/booking-texts.js';
import { flowInHand, loadFlow } from './load-steps.js';

const Calendar = styled(SkeletonCard)`
  height: 24rem;
`;

const Stub = styled(SkeletonCard)`
  height: 27rem;
`;

function BookingFrame({ children }: { readonly children: ReactNode }) {
  usePageTitle(t`Book a tour`, bookingDescription);
  return (
    <>
      <BookingHead title={t`Book a tour`} step={DATE_STEP} label={stepLabel(DATE_STEP)} guests={1} />
      <Terrace>
        <Inside>{children}</Inside>
      </Terrace>
    </>
  );
}

/** Calendar and ticket at their final size, and a status message. */
function BookingWaiting() {
  return (
    <BookingFrame>
      <Flow as="div">
        <Picker>
          <Text role="status" data-wide="">
            <Trans>Loading tour information...</Trans>
          </Text>
          {/* Full width, so that the largest text of the page does not wait for its scripts. */}
          <Text soft data-wide="">
            {bookingHint(useOffersFood())}
          </Text>
          <Calendar aria-hidden="true" />
        </Picker>
        <Side aria-hidden="true">
          <Stub />
        </Side>
      </Flow>
    </BookingFrame>
  );
}

const BookingFlow = lazyPart(loadFlow);

export function loadSteps(): Promise<unknown> {
  return BookingFlow.preload();
}

/** /book-tour: the tour named in the URL, or else the first of the type named there; standard by default. */
export function BookingPage() {
  const [query] = useSearchParams();
  const {
    data: newest,
    loading,
    error,
    refetch,
  } = useQuery(BookingToursDocument, { notifyOnNetworkStatusChange: true });
  // Deferred, so that the page stays responsive while the steps render.
  const data = useDeferredValue(newest);
  const tours = data?.tours;
  const tour = tourToBook(tours ?? [], query);
  // Steps that are already loaded render without Suspense, so that they hydrate with the page and not after it.
  const [Steps] = useState(flowInHand);
  useRevalidate(BookingToursDocument);

  // The steps load while the tours are being fetched.
  useEffect(() => void BookingFlow.preload().catch(() => undefined), []);

  if (tour !== undefined && Steps !== undefined) return <Steps key={tour.id} tour={tour} />;
  if (tour !== undefined) {
    return (
      <Suspense fallback={<BookingWaiting />}>
        <BookingFlow key={tour.id} tour={tour} />
      </Suspense>
    );
  }
  if (loading || (newest && !data)) return <BookingWaiting />;
  if (error || !tours) {
    return (
      <BookingFrame>
        <DrawnState
          alert
          title={t`We couldn’t load the tours`}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{t`Try again`}</Button>}
        >
          <Trans>
            Try again, or call <Reach />.
          </Trans>
        </DrawnState>
      </BookingFrame>
    );
  }
  return (
    <BookingFrame>
      <DrawnState
        of="missing"
        title={t`No tours are available today`}
        action={<ButtonLink to="/tours">{t`See the tours`}</ButtonLink>}
      >
        <Trans>
          We still open by appointment. To ask, call <Reach />.
        </Trans>
      </DrawnState>
    </BookingFrame>
  );
}
