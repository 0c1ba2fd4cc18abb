import { useContext } from 'react';
import { createStore, type Store, useStore } from '../lib/create-store.js';
import { type HydrationData, HydrationDataContext, hydrationData } from './hydration-data.js';

type Part = 'house' | 'tours' | 'guestBook' | 'from';

/** Undefined while unknown. */
type State<Key extends Part> = HydrationData[Key] | undefined;

interface LiveState<Key extends Part> extends Store<State<Key>, State<Key>> {
  readonly key: Key;
}

function rendered<Key extends Part>(key: Key): State<Key> {
  return hydrationData()?.[key];
}

/** A part of a page's data: what the page was rendered with, then what was last fetched during this visit. */
export function createLiveState<Key extends Part>(key: Key): LiveState<Key> {
  const store = createStore<State<Key>, State<Key>>(
    (_, read) => read,
    () => rendered(key),
  );
  return { ...store, key };
}

export function useLiveState<Key extends Part>(live: LiveState<Key>): State<Key> {
  const known = useStore(live, () => rendered(live.key));
  return useContext(HydrationDataContext)?.[live.key] ?? known;
}
