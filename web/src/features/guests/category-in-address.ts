import { type GuestCategory, guestCategories } from '../../content/guests/guests.js';

const PARAMETER = 'category';

export const guestsPath = '/famous-infamous';

/** URL of a category's guests. */
export function categoryAddress({ id }: Pick<GuestCategory, 'id'>): string {
  return `${guestsPath}?${PARAMETER}=${id}`;
}

/** What a URL names: the overview, a category, or an unknown one. */
export type AddressedCategory = 'overview' | 'unknown' | GuestCategory;

/** Parses the `category` parameter; the overview if it is missing or empty. */
export function categoryIn(parameters: URLSearchParams): AddressedCategory {
  const wanted = parameters.get(PARAMETER)?.trim().toLowerCase() ?? '';
  if (wanted === '') return 'overview';
  return guestCategories.find(({ id }) => id === wanted) ?? 'unknown';
}

/** The query string of what a URL names; none for the overview. */
export function categorySearch(parameters: URLSearchParams): string {
  const category = categoryIn(parameters);
  if (category === 'overview') return '';
  return `?${PARAMETER}=${category === 'unknown' ? category : category.id}`;
}
