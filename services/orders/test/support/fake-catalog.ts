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
  const leftOf = (productId: string) => {
    const left = catalog.left.get(productId) ?? Number.POSITIVE_INFINITY;
    return catalog.left.has(productId) || catalog.onSale.get(productId)?.inStock !== false ? left : 0;
  };

  /** The last piece makes a new version, as a piece does that is put back. It is above all versions that a test gives. */
  function count(productId: string, left: number): void {
    catalog.left.set(productId, left);
    const product = catalog.onSale.get(productId);
    if (!product || product.inStock === left > 0) return;
    catalog.onSale.set(productId, { ...product, inStock: left > 0, version: product.version + 1_000 });
  }

  function take(claimId: string, items: NonNullable<Variables['items']>) {
    const earlier = catalog.claims.get(claimId);
    if (earlier) return { __typename: 'StockTaken' };
    const short = items.find(({ productId, quantity }) => earlier === 0 || leftOf(productId) < quantity);
    if (short) {
      return { __typename: 'StockTooLow', productId: short.productId, left: leftOf(short.productId) };
    }
    for (const { productId, quantity } of items.filter(({ productId }) => catalog.left.has(productId))) {
      count(productId, leftOf(productId) - quantity);
      catalog.claims.set(claimId, quantity);
    }
    return { __typename: 'StockTaken' };
  }

  function putBack(claimId: string, items: NonNullable<Variables['items']>): boolean {
    const [counted] = items.filter(({ productId }) => catalog.left.has(productId));
    if (counted) {
      const pieces = catalog.claims.get(claimId) ?? 0;
      if (pieces > 0) count(counted.productId, leftOf(counted.productId) + pieces);
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
