import { startFakeSubgraph } from '@hilltop/platform/testing/fake-subgraph';

/** Stands in for catalog, with the images that its products show. */
export async function startFakeCatalog() {
  const shown = new Set<string>();
  const server = await startFakeSubgraph('catalog', () => {
    const products = [...shown].map((filename) => ({ image: `/uploads/${filename}` }));
    return { products: [{ image: null }, ...products] };
  });
  return Object.assign(server, { shown });
}
