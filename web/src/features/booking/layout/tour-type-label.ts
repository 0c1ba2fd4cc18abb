import type { TourType } from '../state/booking-state.js';

const kinds: Readonly<Record<TourType, string>> = { standard: 'Standard', premium: 'Premium', private: 'Private' };

export function tourTypeLabel(type: TourType): string {
  return kinds[type];
}
