import type { TourChangedMeanwhile as ChangedView, TourNotFound as NotFoundView } from '../generated/schema-types.js';
import type { TourChangedMeanwhile, TourNotFound } from './tour.refusals.js';
import { tourView } from './tour.view.js';

export function refusalView(refusal: TourNotFound | TourChangedMeanwhile): NotFoundView | ChangedView {
  if (refusal.__typename === 'TourNotFound') return refusal;
  return { ...refusal, current: tourView(refusal.current) };
}
