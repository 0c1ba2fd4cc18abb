import { useEffect } from 'react';
import { discardHydrationData } from '../document/hydration-data.js';
import { eventReplay } from './install-event-replay.js';

/** The last component of a page: once it has hydrated, all has, and early events can be replayed. */
export function PageReady() {
  useEffect(() => {
    discardHydrationData();
    eventReplay.replay();
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
