import { applyRetention } from '@hilltop/platform/testing/apply-retention';
import { expect, it } from '@jest/globals';
import { ordersService } from '../src/service.js';

it('empties only abandoned carts, in batches, and blanks vouchers that were mailed long ago', async () => {
  const deleted = await applyRetention(
    ordersService,
    {
      CARTS_KEPT_DAYS: 30,
      CUSTOMERS_KEPT_DAYS: 730,
      RETURNED_PAYMENTS_KEPT_DAYS: 90,
      VOUCHER_LOOKUP_WINDOW_SECONDS: 600,
    },
    `INSERT INTO cart_lines (id, session_id, kind, product_id, facts, typed, added_at)
       SELECT gen_random_uuid(), 'left-' || n, 'goods', gen_random_uuid(), '{}', NULL, now() - interval '31 days' FROM generate_series(1, 1203) n;
     INSERT INTO cart_lines (id, session_id, kind, product_id, facts, typed, added_at)
       SELECT gen_random_uuid(), 'kept-' || n, 'goods', gen_random_uuid(), '{}', NULL, now() - interval '29 days' FROM generate_series(1, 7) n;
     INSERT INTO cart_lines (id, session_id, kind, product_id, facts, typed, added_at)
       SELECT gen_random_uuid(), 'tour-' || n, 'tour', NULL, '{}', '{"email": "a@example.test"}', now() - n * interval '15 hours' FROM generate_series(1, 2) n;
     INSERT INTO vouchers (id, code_hash, key_id, last4, kind, issued_cents, balance_cents, from_name, recipient_name, recipient_email, message, deliver_at, created_at)
       SELECT gen_random_uuid(), n::text, 'x', 'x', 'gift', 5000, 5000, 'A', 'B', 'b@example.test', '', now() + n * interval '1 day', now() - interval '3 years'
       FROM generate_series(-731, -729, 2) n;`,
  );
  expect(deleted).toEqual({ cart_lines: 1204, vouchers: 1 });
});
