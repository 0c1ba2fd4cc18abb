import { readFileSync } from 'node:fs';
import { forgottenColumns } from '@hilltop/platform/testing/personal-columns';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { BLANK_CUSTOMER, PERSONAL_DATA } from '../src/personal-data/personal-data.js';
import { ordersService } from '../src/service.js';

const exportFile = new URL('../../../web/src/features/admin-personal-data/personal-data.graphql', import.meta.url);

const told = {
  personalData: PERSONAL_DATA,
  exportOperation: readFileSync(exportFile, 'utf8'),
  exportedAt: { orders: 'ordersByEmail' },
  harmless: {
    'cart_items.*': 'random ids of a browser, which no address belongs to',
    'known_products.*': 'facts of products',
    'orders.idempotency_key': 'random, and deleted after 30 days',
    'orders.lines': 'facts of products',
    'orders.order_number': 'names the sale in the accounts',
    'orders.request_hash': 'a hash, compared while the idempotency key is kept',
    'orders.status': 'one of a few words',
    'payments.*': 'ids of the provider, and one of a few words',
    'purchase_counts.*': 'hashes, deleted after a day',
    'refunds.*': 'ids of the provider, and one of a few words',
  },
};

it('erases and exports each column with text of visitors', async () => {
  const { dataSource, close } = await createTestDatabase({ migrations: ordersService.migrations });
  try {
    expect(await forgottenColumns(dataSource, told)).toEqual([]);
    await dataSource.query('ALTER TABLE orders ADD COLUMN gift_note text');
    expect(await forgottenColumns(dataSource, told)).toEqual([
      'orders.gift_note survives an erasure: blank it in personal-data.ts, or list it as harmless',
    ]);
    const personalData = [{ table: 'orders', email: 'customer_email', blank: `${BLANK_CUSTOMER}, gift_note = NULL` }];
    expect(await forgottenColumns(dataSource, { ...told, personalData })).toEqual([
      'orders.gift_note is missing in the export: ask for ordersByEmail.giftNote in personal-data.graphql',
    ]);
  } finally {
    await close();
  }
});
