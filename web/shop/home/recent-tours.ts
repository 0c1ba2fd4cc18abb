import { useEffect } from 'react';
import { createLiveState, useLiveState } from '../../kit/document/live-state.js';
import { loadPart } from '../../kit/lib/loading/load-part.js';
import type { OfferedTour } from '../../kit/lib/offered-tour.js';
import { fromStore } from '../facts/from-price.js';

const toursStore = createLiveState('tours');

/** The tours with their next openings, fetched again when the page opens; undefined until they are known. */
export function useRecentTours(): readonly OfferedTour[] | undefined {
  const tours = useLiveState(toursStore);
  useEffect(() => {
    loadPart(() => import('../facts/read-tours.js'))
      .then(({ readTours }) => readTours())
      .then(
        ({ tours, from }) => {
          toursStore.send(tours);
          fromStore.send(from);
        },
        () => undefined,
      );
  }, []);
  return tours;
}
