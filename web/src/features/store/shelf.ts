import type { StoreProductsQuery } from '../../generated/operations.js';

export type StoreProduct = NonNullable<StoreProductsQuery['products']>[number];
export type Category = NonNullable<StoreProduct['category']>;

/** The shelves, in the order of their badges. */
export const categories: readonly Category[] = ['Books', 'Apparel', 'Collectibles', 'Souvenirs', 'Media'];

/** The shelf that the address names (`?category=Books`, in any case); none when it names none of ours. */
export function categoryInAddress(search: string): Category | undefined {
  const wanted = new URLSearchParams(search).get('category')?.toLowerCase();
  return categories.find((category) => category.toLowerCase() === wanted);
}

/** What stands on a shelf; on all of them without one. */
export function onShelf(products: readonly StoreProduct[], category: Category | undefined): readonly StoreProduct[] {
  return category === undefined ? products : products.filter((product) => product.category === category);
}
