import { useContext, useEffect } from 'react';
import { HydrationDataContext, hydrationData } from '../../kit/document/hydration-data.js';
import { createStore, useStore } from '../../kit/lib/create-store.js';
import { loadPart } from '../../kit/lib/loading/load-part.js';
import type { OfferedTour } from '../../kit/lib/offered-tour.js';

/** The tours as last fetched during this visit, or from the page's hydration data. */
const toursStore = createStore(
  (_: readonly OfferedTour[] | undefined, read: readonly OfferedTour[]) => read,
  () => hydrationData()?.tours,
);

/** The tours with their next openings; undefined until they are known. */
export function useKnownTours(): readonly OfferedTour[] | undefined {
  const rendered = useContext(HydrationDataContext)?.tours;
  const known = useStore(toursStore, () => hydrationData()?.tours);
  return rendered ?? known;
}

/** The tours with their next openings, fetched again when the page opens. */
export function useRecentTours(): readonly OfferedTour[] | undefined {
  const tours = useKnownTours();
  useEffect(() => {
    loadPart(() => import('./read-tours.js'))
      .then(({ readTours }) => readTours())
      .then(toursStore.send, () => undefined);
  }, []);
  return tours;
}
