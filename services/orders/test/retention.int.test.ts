import { applyRetention } from '@hilltop/platform/testing/apply-retention';
import { expect, it } from '@jest/globals';
import { ordersService } from '../src/service.js';

it('empties only abandoned carts, in batches', async () => {
  const deleted = await applyRetention(
    ordersService,
    { CARTS_KEPT_DAYS: 30, CUSTOMERS_KEPT_DAYS: 730, RETURNED_PAYMENTS_KEPT_DAYS: 90 },
    `INSERT INTO cart_items (id, session_id, product_id, quantity, added_at)
       SELECT gen_random_uuid(), 'left-' || n, gen_random_uuid(), 1, now() - interval '31 days' FROM generate_series(1, 1203) n;
     INSERT INTO cart_items (id, session_id, product_id, quantity, added_at)
       SELECT gen_random_uuid(), 'kept-' || n, gen_random_uuid(), 1, now() - interval '29 days' FROM generate_series(1, 7) n;`,
  );
  expect(deleted).toEqual({ cart_items: 1203 });
});
