import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { spareDrawings } from '#house/drawings/spare-drawings.js';
import { tourDrawings } from '#house/drawings/tour-drawings.js';
import { ToursPageDocument, type TourType } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { Reach } from '../../kit/document/reach.js';
import { useStructuredData } from '../../kit/document/structured-data/use-structured-data.js';
import { useHouse } from '../../kit/document/use-house.js';
import { useRevalidate } from '../../kit/document/use-revalidate.js';
import type { TourDrawing } from '../../kit/house/tour-drawing.js';
import { isFirstOfType } from '../../kit/lib/tour-labels.js';
import { DrawnState } from '../design/drawn-state.js';
import { TourCard } from './tour-card.js';
import { tourEvents } from './tour-events.js';
import { Triptych } from './tour-menu.js';
import { ToursSkeleton } from './tours-skeleton.js';

/** The drawing of each tour: the first of its type has the type's own, each other one the next spare drawing. */
export function drawTours(tours: readonly { readonly type: TourType }[]): readonly TourDrawing[] {
  let used = 0;
  return tours.map((tour) => {
    if (isFirstOfType(tour, tours)) return tourDrawings[tour.type];
    return spareDrawings[used++ % spareDrawings.length] ?? tourDrawings[tour.type];
  });
}

/** The tours, or why there are none and what to do. */
export function TourList() {
  const { data: newest, loading, error, refetch } = useQuery(ToursPageDocument, { notifyOnNetworkStatusChange: true });
  // Deferred, so that the page stays responsive while the menu renders.
  const data = useDeferredValue(newest);
  useRevalidate(ToursPageDocument);
  const house = useHouse();
  useStructuredData((address) => (data?.tours ? tourEvents(data.tours, house, address) : []));

  if (loading || (newest && !data)) return <ToursSkeleton />;

  if (error || !data?.tours) {
    return (
      <DrawnState
        alert
        title={t`We couldn’t load the tours`}
        action={
          <Button onClick={() => void refetch().catch(() => undefined)}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>
          Try again, or call <Reach />.
        </Trans>
      </DrawnState>
    );
  }

  if (data.tours.length === 0) {
    return (
      <DrawnState of="missing" title={t`No tours are available today`}>
        <Trans>
          We still open by appointment. To ask, call <Reach />.
        </Trans>
      </DrawnState>
    );
  }

  const { tours } = data;
  const drawings = drawTours(tours);
  return (
    <Triptych aria-label={t`Tours`}>
      {tours.map((tour, place) => (
        <TourCard
          key={tour.id}
          tour={tour}
          drawing={drawings[place] ?? tourDrawings[tour.type]}
          isFirst={isFirstOfType(tour, tours)}
        />
      ))}
    </Triptych>
  );
}
