import type { Refusal } from '@hilltop/platform/outcome/refusal';
import type { Tour } from './tour.entity.js';

export type TourNotFound = Refusal<'TourNotFound'>;

export interface TourChangedMeanwhile extends Refusal<'TourChangedMeanwhile'> {
  readonly current: Tour;
}

export const tourNotFound: TourNotFound = {
  __typename: 'TourNotFound',
  message: 'This tour is not on offer any more.',
};

/** Somebody else was quicker; the change is not made, and the tour as it is now comes with the answer. */
export function tourChangedMeanwhile(current: Tour): TourChangedMeanwhile {
  const message = 'Somebody else changed this tour meanwhile. Please look at it again before you save.';
  return { __typename: 'TourChangedMeanwhile', message, current };
}
