import type { TourType } from '../state/booking-state.js';

const kinds: Readonly<Record<TourType, string>> = { standard: 'Standard', premium: 'Premium', private: 'Private' };

/** A tour type as it is printed. */
export function tourTypeLabel(type: TourType): string {
  return kinds[type];
}
