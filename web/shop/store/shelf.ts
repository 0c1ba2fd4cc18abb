import { t } from '@lingui/core/macro';
import type { StoreProductsQuery } from '../../generated/operations.js';

export type StoreProduct = NonNullable<StoreProductsQuery['products']>[number];
export type Category = NonNullable<StoreProduct['category']>;

/** The categories, in the order of their badges. */
export const categories: readonly Category[] = ['Books', 'Apparel', 'Collectibles', 'Souvenirs', 'Media'];

const NAMES: Readonly<Record<Category, string>> = {
  Books: t`Books`,
  Apparel: t`Apparel`,
  Collectibles: t`Collectibles`,
  Souvenirs: t`Souvenirs`,
  Media: t`Media`,
};

/** As it is read: of all goods without a category. */
export function shelfName(category: Category | undefined): string {
  return category === undefined ? t({ message: 'All', context: 'goods' }) : NAMES[category];
}

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
