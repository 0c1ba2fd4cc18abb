import { useQuery } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { Button } from '../../design/controls/button.js';
import { EmptyState } from '../../design/waiting/empty-state.js';
import { tourEvents } from '../../document/structured-data/tour-events.js';
import { useStructuredData } from '../../document/structured-data/use-structured-data.js';
import { useHouse, usePhone } from '../../document/use-house.js';
import { useRevalidate } from '../../document/use-revalidate.js';
import { ToursPageDocument } from '../../generated/operations.js';
import { TourCard } from './tour-card.js';
import { Triptych } from './tour-menu.js';
import { ToursSkeleton } from './tours-skeleton.js';

/** The tours, or why there are none and what to do. */
export function TourList() {
  const phone = usePhone();
  const { data: newest, loading, error, refetch } = useQuery(ToursPageDocument, { notifyOnNetworkStatusChange: true });
  // Deferred, so that the page stays responsive while the menu renders.
  const data = useDeferredValue(newest);
  useRevalidate(ToursPageDocument);
  const house = useHouse();
  useStructuredData((address) => (data?.tours ? tourEvents(data.tours, house, address) : []));

  if (loading || (newest && !data)) return <ToursSkeleton />;

  if (error || !data?.tours) {
    return (
      <EmptyState
        alert
        title="We couldn’t load the tours"
        action={<Button onClick={() => void refetch().catch(() => undefined)}>Try again</Button>}
      >
        Try again, or call {phone} to book by phone.
      </EmptyState>
    );
  }

  if (data.tours.length === 0) {
    return (
      <EmptyState title="No tours are available today">We still open by appointment. Call {phone} to ask.</EmptyState>
    );
  }

  return (
    <Triptych aria-label="Tours">
      {data.tours.map((tour) => (
        <TourCard key={tour.id} tour={tour} />
      ))}
    </Triptych>
  );
}
