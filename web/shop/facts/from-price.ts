import { createLiveState, useLiveState } from '../../kit/document/live-state.js';

export const fromStore = createLiveState('from');

/** "$18": what a tour costs at least; undefined until it is known. */
export function useFromPrice(): string | undefined {
  return useLiveState(fromStore);
}
