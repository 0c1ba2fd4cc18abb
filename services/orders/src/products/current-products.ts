import { inEnglish } from '@hilltop/platform/logging/correlation';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { parseCents } from '@hilltop/platform/values/cents';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { type CurrentProductFragment, CurrentProductsDocument } from '../generated/catalog-queries.js';
import { CatalogClient } from './catalog-client.js';
import { ProductSnapshot } from './product-snapshot.entity.js';
import { storeProductSnapshot, storeWithdrawal } from './store-product-snapshot.js';

/** Asks catalog, because events may be late and NATS may be down. */
@Injectable()
export class CurrentProducts {
  private readonly products: Repository<ProductSnapshot>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: CatalogClient,
  ) {
    this.products = dataSource.getRepository(ProductSnapshot);
  }

  /** Updates the snapshots too, so that carts show current products. @throws SubgraphUnavailableError when catalog does not respond */
  async refresh(given: readonly string[]): Promise<void> {
    const ids = idsOf(given);
    if (ids.length === 0) return;
    const products = ids.map((id) => ({ __typename: 'Product', id }));
    // Orders and staff keep these names, whatever the language of the page that asks.
    const { _entities: found } = await inEnglish(() => this.catalog.read(CurrentProductsDocument, { products }));
    const known = await this.products.find({ where: { id: In(ids) } });
    const stale = ids.flatMap((id, at) => this.correction(id, found[at] ?? null, known) ?? []);
    // By id, because two orders may update the same products concurrently.
    for (const correct of stale) await correct(this.dataSource.manager);
  }

  /** By id, as they are known here. */
  async find(given: readonly string[]): Promise<Map<string, ProductSnapshot>> {
    const known = await this.products.findBy({ id: In(idsOf(given)) });
    return new Map(known.map((product) => [product.id, product]));
  }

  /** Undefined when catalog has nothing newer. */
  private correction(
    id: string,
    now: CurrentProductFragment | null,
    known: readonly ProductSnapshot[],
  ): ((manager: EntityManager) => Promise<void>) | undefined {
    const before = known.find((one) => one.id === id);
    if (now) {
      if (before && before.version >= now.version) return undefined;
      const { name, price, image, inStock, taxCode, version } = now;
      const priceCents = parseCents(price);
      if (priceCents === undefined) throw new Error(`catalog's product ${id} has no valid price`);
      return (manager) =>
        storeProductSnapshot({ id, name, priceCents, image, inStock, taxCode, version, withdrawn: false }, manager);
    }
    if (!before || before.withdrawn) return undefined;
    // A withdrawal is a new version, after the last known one.
    return (manager) => storeWithdrawal(id, before.version + 1, manager);
  }
}

function idsOf(given: readonly string[]): string[] {
  return [...new Set(given.map((id) => id.toLowerCase()))].filter(isUuid).sort();
}
