import { useContext, useEffect } from 'react';
import { HydrationDataContext, hydrationData } from '../../../document/hydration-data.js';
import { createStore, useStore } from '../../../lib/create-store.js';
import type { OfferedTour } from '../../../lib/offered-tour.js';

/** The tours as this visit knows them: first as the page was sent with them. */
const toursStore = createStore(
  (_: readonly OfferedTour[] | undefined, read: readonly OfferedTour[]) => read,
  () => hydrationData()?.tours,
);

/** The tours with their next free times, asked for again when the page is opened; undefined while nobody knows. */
export function useOfferedTours(): readonly OfferedTour[] | undefined {
  const rendered = useContext(HydrationDataContext)?.tours;
  const known = useStore(toursStore, () => hydrationData()?.tours);
  useEffect(() => {
    import('./read-tours.js').then(({ readTours }) => readTours()).then(toursStore.send, () => undefined);
  }, []);
  return rendered ?? known;
}
