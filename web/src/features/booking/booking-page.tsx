import { useQuery } from '@apollo/client/react';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../design/controls/button.js';
import { ButtonLink } from '../../design/controls/button-link.js';
import { EmptyState } from '../../design/waiting/empty-state.js';
import { usePhone } from '../../document/use-house.js';
import { useRevalidate } from '../../document/use-revalidate.js';
import { BookingToursDocument } from '../../generated/operations.js';
import { lazyPart } from '../../lib/loading/lazy-part.js';
import { BookingFrame, BookingWaiting } from './layout/booking-waiting.js';
import { flowInHand, loadFlow } from './load-steps.js';
import { tourToBook } from './state/booked-tour.js';

const BookingFlow = lazyPart(loadFlow);

/** Preloads the steps, for a page that links here. */
export function loadSteps(): Promise<unknown> {
  return BookingFlow.preload();
}

/** /book-tour: the tour named in the URL, or else the first of the type named there; standard by default. */
export function BookingPage() {
  const phone = usePhone();
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
        <EmptyState
          alert
          title="We couldn’t load the tours"
          action={<Button onClick={() => void refetch().catch(() => undefined)}>Try again</Button>}
        >
          Try again, or call {phone} to book by phone.
        </EmptyState>
      </BookingFrame>
    );
  }
  return (
    <BookingFrame>
      <EmptyState title="No tours are available today" action={<ButtonLink to="/tours">See the tours</ButtonLink>}>
        We still open by appointment. Call {phone} to ask.
      </EmptyState>
    </BookingFrame>
  );
}
