import { staffActionRecorded } from '@hilltop/contracts/catalog/staff-action-recorded';
import { defineService } from '@hilltop/platform/service/define-service';
import { MIGRATIONS } from './database/migrations.js';
import { Product } from './products/product.entity.js';

export const catalogService = defineService({
  name: 'catalog',
  schema: new URL('../schema.graphql', import.meta.url),
  entities: [Product],
  migrations: MIGRATIONS,
  publishes: true,
  staffActions: staffActionRecorded,
  auditGrants: { products: ['SELECT (id, version, price_cents, in_stock, image, created_at, withdrawn_at)'] },
  module: async () => (await import('./app.module.js')).AppModule,
  commands: {
    seed: async () => (await import('./products/seed-products/seed-products.command.js')).seedProductsCommand,
  },
});
