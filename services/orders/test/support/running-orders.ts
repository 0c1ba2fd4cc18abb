import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { startTestService } from '@hilltop/platform/testing/test-service';
import { storeProductSnapshot, storeWithdrawal } from '../../src/products/store-product-snapshot.js';
import { ordersService } from '../../src/service.js';

/** The service on servers of its own, with a shelf that the test fills as the catalog's events would. */
export async function runOrders() {
  const service = await startTestService(ordersService, {
    environment: { CARTS_KEPT_DAYS: 30 },
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
      await inTransaction(dataSource, (manager) =>
        storeProductSnapshot({ ...facts, ...changes, id, version }, manager),
      );
      return id;
    },
    async withdraw(id: string): Promise<void> {
      version += 1;
      await inTransaction(dataSource, (manager) => storeWithdrawal(id, version, manager));
    },
  };
}

export type RunningOrders = Awaited<ReturnType<typeof runOrders>>;

/** A browser session of its own. */
export const newSession = (): string => randomUUID();
