import type { StoreProduct } from './shelf.js';

/** "Tea Room Mug" as `#tea-room-mug`: a hash, because only the browser opens a sheet. */
export function productHash({ name }: Pick<StoreProduct, 'name'>): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase();
  return `#${words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}`;
}

/** The product that an address names; undefined without one, and for one that is no longer sold. */
export function productAt(hash: string, products: readonly StoreProduct[]): StoreProduct | undefined {
  return hash === '' ? undefined : products.find((product) => productHash(product) === hash.toLowerCase());
}
