import { type GuestCategoryId, guestCategoryIds } from '../../texts/guests/guest.js';

const PARAMETER = 'category';

export const guestsPath = '/famous-infamous';

export function categoryAddress({ id }: { readonly id: GuestCategoryId }): string {
  return `${guestsPath}?${PARAMETER}=${id}`;
}

export type AddressedCategory = 'overview' | 'unknown' | GuestCategoryId;

/** The `category` parameter; the overview if it is missing or empty. */
export function categoryIn(parameters: URLSearchParams): AddressedCategory {
  const wanted = parameters.get(PARAMETER)?.trim().toLowerCase() ?? '';
  if (wanted === '') return 'overview';
  return guestCategoryIds.find((id) => id === wanted) ?? 'unknown';
}

/** Its normalized query string; none for the overview. */
export function categorySearch(parameters: URLSearchParams): string {
  const category = categoryIn(parameters);
  return category === 'overview' ? '' : `?${PARAMETER}=${category}`;
}
