import type { TourType } from '../generated/operations.js';

/** Short names of the tour types. */
export const tourKinds: readonly { readonly type: TourType; readonly name: string; readonly party: string }[] = [
  { type: 'standard', name: 'Standard', party: 'up to 25' },
  { type: 'premium', name: 'Premium', party: 'up to 15' },
  { type: 'private', name: 'Private', party: 'custom' },
];

/** Group or private, and the party limit: "Group, up to 25", "Private, custom". */
export function partyLabel(type: TourType): string {
  const party = tourKinds.find((kind) => kind.type === type)?.party ?? 'custom';
  return `${type === 'private' ? 'Private' : 'Group'}, ${party}`;
}

/** US dollars for display: "25.00" → "$25.00". */
export function printedPrice(price: string): string {
  return `$${price}`;
}

/** A tour's badge. */
export function tourBadge(type: TourType): { readonly words: string; readonly kind: 'brass' | 'felt' } | undefined {
  if (type === 'premium') return { words: 'Most Popular', kind: 'brass' };
  if (type === 'private') return { words: 'Photography Allowed', kind: 'felt' };
  return undefined;
}

/** URL to book a tour. @param id of the tour; without it, the first one of the type */
export function bookingAddress(type: TourType, id?: string): `/${string}` {
  return `/book-tour?tour=${type}${id === undefined ? '' : `&id=${encodeURIComponent(id)}`}`;
}
