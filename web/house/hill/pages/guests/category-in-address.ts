import { type GuestCategory, guestCategories } from '../../texts/guests/guests.js';

const PARAMETER = 'category';

export const guestsPath = '/famous-infamous';

export function categoryAddress({ id }: Pick<GuestCategory, 'id'>): string {
  return `${guestsPath}?${PARAMETER}=${id}`;
}

export type AddressedCategory = 'overview' | 'unknown' | GuestCategory;

/** The `category` parameter; the overview if it is missing or empty. */
export function categoryIn(parameters: URLSearchParams): AddressedCategory {
  const wanted = parameters.get(PARAMETER)?.trim().toLowerCase() ?? '';
  if (wanted === '') return 'overview';
  return guestCategories.find(({ id }) => id === wanted) ?? 'unknown';
}

/** Its normalized query string; none for the overview. */
export function categorySearch(parameters: URLSearchParams): string {
  const category = categoryIn(parameters);
  if (category === 'overview') return '';
  return `?${PARAMETER}=${category === 'unknown' ? category : category.id}`;
}
