import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { startTestService } from '@hilltop/platform/testing/test-service';
import { AppModule } from '../../src/app.module.js';
import { ENTITIES } from '../../src/database/entities.js';
import { MIGRATIONS } from '../../src/database/migrations.js';
import { keepKnownProduct, keepWithdrawal } from '../../src/products/keep-known-product.js';

/** The service on servers of its own, with a shelf that the test fills as the catalog's events would. */
export async function runOrders() {
  const service = await startTestService({
    name: 'orders',
    module: AppModule.forRoot,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    environment: {},
  });
  const { dataSource } = service.database;
  let version = 0;
  return {
    ...service,
    /** Puts a product on the shelf, or changes it; answers its id. */
    async stock(changes: { id?: string; priceCents?: number; inStock?: boolean; name?: string } = {}): Promise<string> {
      const id = changes.id ?? randomUUID();
      version += 1;
      const facts = { name: 'The Lamp Mug', priceCents: 1450, image: null, inStock: true, withdrawn: false };
      await inTransaction(dataSource, (manager) => keepKnownProduct({ ...facts, ...changes, id, version }, manager));
      return id;
    },
    async withdraw(id: string): Promise<void> {
      version += 1;
      await inTransaction(dataSource, (manager) => keepWithdrawal(id, version, manager));
    },
  };
}

export type RunningOrders = Awaited<ReturnType<typeof runOrders>>;

/** A browser session of its own. */
export const newSession = (): string => randomUUID();
