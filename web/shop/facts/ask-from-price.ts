import { useEffect } from 'react';
import { loadPart } from '../../kit/lib/loading/load-part.js';
import { fromStore } from './from-price.js';

/** Asks for the lowest price where the page came without it. The home page asks for its tours anyway. */
export function useAskedFromPrice(): void {
  useEffect(() => {
    if (fromStore.state() !== undefined) return;
    loadPart(() => import('./read-tours.js'))
      .then(({ readFromPrice }) => readFromPrice())
      .then(fromStore.send, () => undefined);
  }, []);
}
