import { type GuestCategory, guestCategories } from '../../content/guests/guests.js';

const PARAMETER = 'category';

export const guestsPath = '/famous-infamous';

/** The address of a category's guests. */
export function categoryAddress({ id }: Pick<GuestCategory, 'id'>): string {
  return `${guestsPath}?${PARAMETER}=${id}`;
}

/** What an address names: the overview, a category, or one that does not exist. */
export type AddressedCategory = 'overview' | 'unknown' | GuestCategory;

/** Reads the `category` parameter; without one, or with an empty one, the overview is meant. */
export function categoryIn(parameters: URLSearchParams): AddressedCategory {
  const wanted = parameters.get(PARAMETER)?.trim().toLowerCase() ?? '';
  if (wanted === '') return 'overview';
  return guestCategories.find(({ id }) => id === wanted) ?? 'unknown';
}
