import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { Clock } from '@hilltop/platform/lifecycle/clock';
import { testPrivateKey } from '@hilltop/platform/testing/test-keys';
import { startTestService } from '@hilltop/platform/testing/test-service';
import { storeProductSnapshot, storeWithdrawal } from '../../src/products/store-product-snapshot.js';
import { ordersService } from '../../src/service.js';
import { startFakeBookings } from './fake-bookings.js';
import { startFakeCatalog } from './fake-catalog.js';

interface Stocked {
  readonly id?: string;
  readonly priceCents?: number;
  readonly inStock?: boolean;
  readonly name?: string;
  readonly taxCode?: string;
}

/**
 * The service on its own servers, with a catalog that the test fills and whose events can be withheld.
 * @param environment additional variables
 * @param ownJobs false where the test alone runs the jobs
 */
export async function runOrders(environment: object = {}, clock?: Clock, ownJobs?: false) {
  const catalog = await startFakeCatalog();
  const bookings = await startFakeBookings();
  const service = await startTestService(ordersService, {
    ...(clock && { clock }),
    ...(ownJobs === false && { ownJobs }),
    environment: {
      CARTS_KEPT_DAYS: 30,
      BOOKINGS_URLS: [bookings.url] as [string, ...string[]],
      CATALOG_URLS: [catalog.url] as [string, ...string[]],
      IDENTITY_PRIVATE_KEY: testPrivateKey('orders'),
      PUBLIC_URL: 'https://hilltop.example.test',
      VOUCHER_SECRETS: ['a secret of the tests for vouchers'] as [string, ...string[]],
      ...environment,
    },
  });
  const { dataSource } = service.database;
  let version = 0;
  const change = (changes: Stocked) => {
    version += 1;
    const facts = { name: 'The Lamp Mug', priceCents: 1450, image: null, inStock: true, taxCode: 'goods' };
    const product = { ...facts, id: randomUUID(), ...changes, version };
    catalog.onSale.set(product.id, product);
    return product;
  };
  return {
    ...service,
    catalog,
    bookings,
    /** Puts a product on sale, or changes it. @returns its id */
    async stock(changes: Stocked = {}): Promise<string> {
      const product = change(changes);
      await inTransaction(dataSource, (manager) => storeProductSnapshot({ ...product, withdrawn: false }, manager));
      return product.id;
    },
    async withdraw(id: string): Promise<void> {
      version += 1;
      catalog.onSale.delete(id);
      await inTransaction(dataSource, (manager) => storeWithdrawal(id, version, manager));
    },
    /** Changes a product in catalog, whose event is late. */
    changeUnheard: (changes: Stocked): string => change(changes).id,
    withdrawUnheard: (id: string): boolean => catalog.onSale.delete(id),
    async close() {
      await service.close();
      await catalog.close();
      await bookings.close();
    },
  };
}

export type RunningOrders = Awaited<ReturnType<typeof runOrders>>;

/** A new browser session. */
export const newSession = (): string => randomUUID();
