import type { TourType } from '@hilltop/contracts/tour-types';
import type { Tour } from './tour.entity.js';

/**
 * Seats of a start that has no row yet: as many as the smallest tour on offer that shares it, or as a new tour of its type
 * starts with (infra/decisions/0200). @param type SQL of the type
 */
export const startCapacity = (type: string) => `coalesce(
  (SELECT min(capacity) FROM tours WHERE type = ${type} AND withdrawn_at IS NULL),
  (SELECT capacity FROM tour_types WHERE type = ${type}))`;

/** The same of a type with tours on offer; undefined of others. @param tours on offer */
export function startCapacityOf(type: TourType, tours: readonly Pick<Tour, 'type' | 'capacity'>[]): number | undefined {
  const sharing = tours.filter((tour) => tour.type === type);
  return sharing.length === 0 ? undefined : Math.min(...sharing.map(({ capacity }) => capacity));
}
