import { startFakeSubgraph } from '@hilltop/platform/testing/fake-subgraph';
import { formatCents } from '@hilltop/platform/values/cents';

export interface CatalogProduct {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
  readonly image: string | null;
  readonly inStock: boolean;
  readonly taxCode: string;
  readonly version: number;
}

interface Variables {
  readonly products?: readonly { readonly id: string }[];
  readonly claimId?: string;
  readonly items?: readonly { readonly productId: string; readonly quantity: number }[];
}

/** Stands in for catalog, with the products that are on sale, and those whose pieces are counted. */
export async function startFakeCatalog() {
  const catalog = {
    onSale: new Map<string, CatalogProduct>(),
    /** Pieces left of each counted product. */
    left: new Map<string, number>(),
    /** Pieces that each claim has; 0 once it was released. One counted product in each claim. */
    claims: new Map<string, number>(),
  };
  const leftOf = (productId: string) => catalog.left.get(productId) ?? Number.POSITIVE_INFINITY;

  function take(claimId: string, items: NonNullable<Variables['items']>) {
    const earlier = catalog.claims.get(claimId);
    if (earlier) return { __typename: 'StockTaken' };
    const short = items.find(({ productId, quantity }) => earlier === 0 || leftOf(productId) < quantity);
    if (short && catalog.left.has(short.productId)) {
      return { __typename: 'StockTooLow', productId: short.productId, left: leftOf(short.productId) };
    }
    for (const { productId, quantity } of items.filter(({ productId }) => catalog.left.has(productId))) {
      catalog.left.set(productId, leftOf(productId) - quantity);
      catalog.claims.set(claimId, quantity);
    }
    return { __typename: 'StockTaken' };
  }

  function putBack(claimId: string, items: NonNullable<Variables['items']>): boolean {
    const [counted] = items.filter(({ productId }) => catalog.left.has(productId));
    if (counted) {
      catalog.left.set(counted.productId, leftOf(counted.productId) + (catalog.claims.get(claimId) ?? 0));
      catalog.claims.set(claimId, 0);
    }
    return true;
  }

  const server = await startFakeSubgraph('catalog', ({ products = [], claimId, items = [] }: Variables, query) => {
    if (claimId !== undefined) {
      return query.includes('takeStock')
        ? { takeStock: take(claimId, items) }
        : { returnStock: putBack(claimId, items) };
    }
    const _entities = products.map(({ id }) => {
      const { priceCents, ...product } = catalog.onSale.get(id) ?? {};
      return priceCents === undefined ? null : { ...product, price: formatCents(priceCents) };
    });
    return { _entities };
  });
  return Object.assign(server, catalog);
}
