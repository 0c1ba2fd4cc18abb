/** A ticket holds the position in this list, so new labels go to its end (product.md §3). */
export const TOUR_TYPES = ['standard', 'premium', 'private'] as const;

export type TourType = (typeof TOUR_TYPES)[number];
