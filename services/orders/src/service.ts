import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import { expiredKeys } from '@hilltop/platform/database/retention/expired-keys';
import { defineService } from '@hilltop/platform/service/define-service';
import { CartItem } from './carts/cart-item.entity.js';
import { MIGRATIONS } from './database/migrations.js';
import { variables } from './env.js';
import { Order } from './orders/order.entity.js';
import { BLANK_CUSTOMER } from './personal-data/personal-data.js';
import { ProductSnapshot } from './products/product-snapshot.entity.js';

export const ordersService = defineService({
  name: 'orders',
  schema: new URL('../schema.graphql', import.meta.url),
  entities: [ProductSnapshot, CartItem, Order],
  migrations: MIGRATIONS,
  variables,
  retention: ({ CARTS_KEPT_DAYS, CUSTOMERS_KEPT_DAYS }) => [
    { table: 'cart_items', expired: 'added_at < $1', keptDays: CARTS_KEPT_DAYS },
    {
      table: 'orders',
      expired: `created_at < $1 AND customer_email <> ''`,
      keptDays: CUSTOMERS_KEPT_DAYS,
      blank: BLANK_CUSTOMER,
    },
    expiredKeys('orders'),
  ],
  publishes: true,
  staffActions: staffActionRecorded,
  subscribes: true,
  auditGrants: {
    orders: ['SELECT (id, order_number, idempotency_key, lines, total_cents, created_at)'],
    cart_items: ['SELECT (id, session_id, product_id, quantity)'],
    known_products: ['SELECT (id, version, price_cents, in_stock, withdrawn)'],
  },
  module: async () => (await import('./app.module.js')).AppModule,
});
