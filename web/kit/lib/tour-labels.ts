import { t } from '@lingui/core/macro';
import type { TourType } from '../../generated/operations.js';

interface TourSize {
  readonly capacity: number;
  /** A party takes a start of its own. */
  readonly soldByParty: boolean;
}

/** In the order of lists and forms. */
export const TOUR_TYPES = ['standard', 'premium', 'private'] as const satisfies readonly TourType[];

type Sized = TourSize & { readonly type: TourType; readonly name: string };

/** How many guests a start of each tour takes: "up to 25", "custom". Tours of a type share their starts. */
export function partySizes(tours: readonly Sized[]): { readonly term: string; readonly value: string }[] {
  return tours.map(({ type, name }) => {
    const sharing = tours.filter((tour) => tour.type === type);
    const isCustom = sharing.some(({ soldByParty }) => soldByParty);
    const most = Math.min(...sharing.map(({ capacity }) => capacity));
    return { term: name, value: isCustom ? t`custom` : t`up to ${most}` };
  });
}

/** Of what was chosen when the tour was on offer. */
export const NO_LONGER_OFFERED = t`No longer offered`;

/** Group or private, and how many: "Group, up to 25", "Private, custom". */
export function partyLabel({ capacity, soldByParty }: TourSize): string {
  return soldByParty ? t`Private, custom` : t`Group, up to ${capacity}`;
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
  if (type === 'premium' && isFirst) return { words: t`Most Popular`, kind: 'brass' };
  if (type === 'private') return { words: t`Photography Allowed`, kind: 'felt' };
  return undefined;
}

/** URL to book a tour. @param id of the tour; without it, the first one of the type */
export function bookingAddress(type: TourType, id?: string): `/${string}` {
  return `/book-tour?tour=${type}${id === undefined ? '' : `&id=${encodeURIComponent(id)}`}`;
}
