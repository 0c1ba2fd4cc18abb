import { staffActionRecorded } from '@hilltop/contracts/catalog/staff-action-recorded';
import { defineService } from '@hilltop/platform/service/define-service';
import { MIGRATIONS } from './database/migrations.js';
import { Product } from './products/product.entity.js';
import { StockClaim } from './stock/stock-claim.entity.js';

export const catalogService = defineService({
  name: 'catalog',
  schema: new URL('../schema.graphql', import.meta.url),
  entities: [Product, StockClaim],
  migrations: MIGRATIONS,
  publishes: true,
  staffActions: staffActionRecorded,
  subscribes: true,
  retention: () => [{ table: 'stock_claims', expired: 'claimed_at < $1', keptDays: 730 }],
  auditGrants: {
    products: ['SELECT (id, version, price_cents, in_stock, tax_code, stock, image, created_at, withdrawn_at)'],
    stock_claims: ['SELECT (id, product_id, quantity, returned, claimed_at)'],
  },
  module: async () => (await import('./app.module.js')).AppModule,
  commands: {
    seed: async () => (await import('./products/seed-products/seed-products.command.js')).seedProductsCommand,
  },
});
