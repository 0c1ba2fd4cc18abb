import { startFakeSubgraph } from '@hilltop/platform/testing/fake-subgraph';
import { formatCents } from '@hilltop/platform/values/cents';

export interface CatalogProduct {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
  readonly image: string | null;
  readonly inStock: boolean;
  readonly version: number;
}

/** Stands in for catalog, with the products that are on sale. */
export async function startFakeCatalog() {
  const onSale = new Map<string, CatalogProduct>();
  const server = await startFakeSubgraph('catalog', ({ products }: { products: { id: string }[] }) => ({
    _entities: products.map(({ id }) => {
      const { priceCents, ...product } = onSale.get(id) ?? {};
      return priceCents === undefined ? null : { ...product, price: formatCents(priceCents) };
    }),
  }));
  return Object.assign(server, { onSale });
}
