import type { StoreProductsQuery } from '../../generated/operations.js';

export type StoreProduct = NonNullable<StoreProductsQuery['products']>[number];
export type Category = NonNullable<StoreProduct['category']>;

/** The categories, in the order of their badges. */
export const categories: readonly Category[] = ['Books', 'Apparel', 'Collectibles', 'Souvenirs', 'Media'];

/** The category in the URL (`?category=Books`, any case); undefined for an unknown one. */
export function categoryInAddress(query: URLSearchParams): Category | undefined {
  const wanted = query.get('category')?.toLowerCase();
  return categories.find((category) => category.toLowerCase() === wanted);
}

/** The query string of a URL's category. */
export function shelfSearch(query: URLSearchParams): string {
  const category = categoryInAddress(query);
  return category === undefined ? '' : `?category=${category}`;
}

export function onShelf(products: readonly StoreProduct[], category: Category | undefined): readonly StoreProduct[] {
  return category === undefined ? products : products.filter((product) => product.category === category);
}
