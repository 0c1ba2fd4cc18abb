import type { Refusal } from '@hilltop/platform/outcome/refusal';
import type { Tour } from './tour.entity.js';

export type TourNotFound = Refusal<'TourNotFound'>;

export interface TourChangedMeanwhile extends Refusal<'TourChangedMeanwhile'> {
  readonly current: Tour;
}

export const tourNotFound: TourNotFound = {
  __typename: 'TourNotFound',
  message: 'This tour is no longer on offer.',
};

/** Someone else changed the tour first. The answer has its current state. */
export function tourChangedMeanwhile(current: Tour): TourChangedMeanwhile {
  const message = 'Someone else has changed this tour since you opened it. Please check it before you save.';
  return { __typename: 'TourChangedMeanwhile', message, current };
}
