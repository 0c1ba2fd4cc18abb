import { useContext, useEffect } from 'react';
import { HydrationDataContext, hydrationData } from '../../../document/hydration-data.js';
import { createStore, useStore } from '../../../lib/create-store.js';
import { loadPart } from '../../../lib/loading/load-part.js';
import type { OfferedTour } from '../../../lib/offered-tour.js';

/** The tours as last fetched during this visit, or from the page's hydration data. */
const toursStore = createStore(
  (_: readonly OfferedTour[] | undefined, read: readonly OfferedTour[]) => read,
  () => hydrationData()?.tours,
);

/** The tours with their next openings, refetched when the page opens; undefined until they are known. */
export function useOfferedTours(): readonly OfferedTour[] | undefined {
  const rendered = useContext(HydrationDataContext)?.tours;
  const known = useStore(toursStore, () => hydrationData()?.tours);
  useEffect(() => {
    loadPart(() => import('./read-tours.js'))
      .then(({ readTours }) => readTours())
      .then(toursStore.send, () => undefined);
  }, []);
  return rendered ?? known;
}
