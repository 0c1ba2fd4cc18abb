import { staffActionRecorded } from '@hilltop/contracts/orders/staff-action-recorded';
import { RETURNED_PAYMENT_BEFORE } from '@hilltop/payments/payment.statements';
import { PurchaseCount } from '@hilltop/payments/purchase-count.entity';
import { expiredPurchaseCounts } from '@hilltop/payments/purchase-limit';
import { serveWebhook } from '@hilltop/payments/serve-webhook';
import { expiredKeys } from '@hilltop/platform/database/retention/expired-keys';
import { defineService } from '@hilltop/platform/service/define-service';
import { CartItem } from './carts/cart-item.entity.js';
import { MIGRATIONS } from './database/migrations.js';
import { variables } from './env.js';
import { Order } from './orders/order.entity.js';
import { Payment } from './payments/payment.entity.js';
import { Refund } from './payments/refund.entity.js';
import { BLANK_CUSTOMER } from './personal-data/personal-data.js';
import { ProductSnapshot } from './products/product-snapshot.entity.js';

export const ordersService = defineService({
  name: 'orders',
  schema: new URL('../schema.graphql', import.meta.url),
  entities: [ProductSnapshot, CartItem, Order, Payment, Refund, PurchaseCount],
  migrations: MIGRATIONS,
  variables,
  retention: ({ CARTS_KEPT_DAYS, CUSTOMERS_KEPT_DAYS, RETURNED_PAYMENTS_KEPT_DAYS }) => [
    { table: 'cart_items', expired: 'added_at < $1', keptDays: CARTS_KEPT_DAYS },
    {
      table: 'orders',
      expired: `created_at < $1 AND customer_email <> ''`,
      keptDays: CUSTOMERS_KEPT_DAYS,
      blank: BLANK_CUSTOMER,
    },
    expiredKeys('orders'),
    expiredPurchaseCounts,
    { table: 'payments', expired: RETURNED_PAYMENT_BEFORE, keptDays: RETURNED_PAYMENTS_KEPT_DAYS },
    { table: 'refunds', expired: `status = 'settled' AND ended_at < $1`, keptDays: RETURNED_PAYMENTS_KEPT_DAYS },
  ],
  publishes: true,
  staffActions: staffActionRecorded,
  subscribes: true,
  auditGrants: {
    orders: ['SELECT (id, order_number, idempotency_key, lines, total_cents, shipping_cents, created_at)'],
    cart_items: ['SELECT (id, session_id, product_id, quantity)'],
    payments: ['SELECT (id, order_id, amount_cents, status, created_at)'],
    refunds: ['SELECT (id, payment_id, status, due_at)'],
    known_products: ['SELECT (id, version, price_cents, in_stock, withdrawn)'],
  },
  configureServer: serveWebhook,
  module: async () => (await import('./app.module.js')).AppModule,
});
