import type { TourType } from '@hilltop/contracts/tour-types';
import type { Tour } from './tour.entity.js';

/** A start without a row has the seats of the smallest tour that shares it, or of its type (0200). @param type SQL of the type */
export const startCapacity = (type: string) => `coalesce(
  (SELECT min(capacity) FROM tours WHERE type = ${type} AND withdrawn_at IS NULL),
  (SELECT capacity FROM tour_types WHERE type = ${type}))`;

/** Undefined for a type without tours. @param tours on offer */
export function startCapacityOf(type: TourType, tours: readonly Pick<Tour, 'type' | 'capacity'>[]): number | undefined {
  const sharing = tours.filter((tour) => tour.type === type);
  return sharing.length === 0 ? undefined : Math.min(...sharing.map(({ capacity }) => capacity));
}
