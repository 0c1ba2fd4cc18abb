import type { TourType } from './booking-state.js';

const kinds: Readonly<Record<TourType, string>> = { standard: 'Standard', premium: 'Premium', private: 'Private' };

/** A tour type as it is printed. */
export const tourKind = (type: TourType): string => kinds[type];
