import type { TourType } from '../generated/operations.js';

/** How a kind of tour is called beside others. */
export const tourKinds: readonly { readonly type: TourType; readonly name: string; readonly party: string }[] = [
  { type: 'standard', name: 'Standard', party: 'up to 25' },
  { type: 'premium', name: 'Premium', party: 'up to 15' },
  { type: 'private', name: 'Private', party: 'custom' },
];

/** Group or private, and how many may come: "Group, up to 25", "Private, custom". */
export function partyLabel(type: TourType): string {
  const party = tourKinds.find((kind) => kind.type === type)?.party ?? 'custom';
  return `${type === 'private' ? 'Private' : 'Group'}, ${party}`;
}

/** US dollars as printed: "25.00" → "$25.00". */
export function printedPrice(price: string): string {
  return `$${price}`;
}

/** What a tour wears: the premium one is the favorite, on the private one pictures may be taken. */
export function tourBadge(type: TourType): { readonly words: string; readonly kind: 'brass' | 'felt' } | undefined {
  if (type === 'premium') return { words: 'Most Popular', kind: 'brass' };
  if (type === 'private') return { words: 'Photography Allowed', kind: 'felt' };
  return undefined;
}

/** Where a tour is booked. @param id of the tour; without it the first one of the type */
export function bookingAddress(type: TourType, id?: string): `/${string}` {
  return `/book-tour?tour=${type}${id === undefined ? '' : `&id=${encodeURIComponent(id)}`}`;
}
