import type { TourType } from '../generated/operations.js';

interface TourSize {
  readonly capacity: number;
  /** A party takes a start of its own. */
  readonly soldByParty: boolean;
}

/** In the order of lists and forms. */
export const TOUR_TYPES = ['standard', 'premium', 'private'] as const satisfies readonly TourType[];

export const tourWords: Readonly<Record<TourType, string>> = {
  standard: 'Standard',
  premium: 'Premium',
  private: 'Private',
};

/** The usual sizes, until the tours are known or if none of the label is offered. */
const usualParty: Readonly<Record<TourType, string>> = {
  standard: 'up to 25',
  premium: 'up to 15',
  private: 'custom',
};

/** How many guests a start of a label takes: "up to 25", "custom". Tours of a label share their starts. */
export function partyWords(type: TourType, tours: readonly (TourSize & { readonly type: TourType })[]): string {
  const sharing = tours.filter((tour) => tour.type === type);
  if (sharing.length === 0) return usualParty[type];
  if (sharing.some(({ soldByParty }) => soldByParty)) return 'custom';
  return `up to ${Math.min(...sharing.map(({ capacity }) => capacity))}`;
}

/** Group or private, and how many: "Group, up to 25", "Private, custom". */
export function partyLabel({ capacity, soldByParty }: TourSize): string {
  return soldByParty ? 'Private, custom' : `Group, up to ${capacity}`;
}

export function printedPrice(price: string): string {
  return `$${price}`;
}

export function isFirstOfType<Tour extends { readonly type: TourType }>(tour: Tour, tours: readonly Tour[]): boolean {
  return tours.find(({ type }) => type === tour.type) === tour;
}

/** @param isFirst of its type: a tour that was added a minute ago is not the favorite */
export function tourBadge(
  type: TourType,
  isFirst: boolean,
): { readonly words: string; readonly kind: 'brass' | 'felt' } | undefined {
  if (type === 'premium' && isFirst) return { words: 'Most Popular', kind: 'brass' };
  if (type === 'private') return { words: 'Photography Allowed', kind: 'felt' };
  return undefined;
}

/** URL to book a tour. @param id of the tour; without it, the first one of the type */
export function bookingAddress(type: TourType, id?: string): `/${string}` {
  return `/book-tour?tour=${type}${id === undefined ? '' : `&id=${encodeURIComponent(id)}`}`;
}
