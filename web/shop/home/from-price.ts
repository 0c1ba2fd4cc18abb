import { useEffect } from 'react';
import { createLiveState, useLiveState } from '../../kit/document/live-state.js';
import { loadPart } from '../../kit/lib/loading/load-part.js';

const fromStore = createLiveState('from');

/** "$18": what a tour costs at least. Asked for where the page came without it; undefined until it is known. */
export function useFromPrice(): string | undefined {
  const from = useLiveState(fromStore);
  useEffect(() => {
    if (fromStore.state() !== undefined) return;
    loadPart(() => import('./read-tours.js'))
      .then(({ readFromPrice }) => readFromPrice())
      .then(fromStore.send, () => undefined);
  }, []);
  return from;
}
