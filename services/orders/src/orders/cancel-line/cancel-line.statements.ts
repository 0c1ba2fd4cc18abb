/** Stores nothing when the order has changed or is handed over. $1 order, $2 revision, $3 lines, $4 new status or null, $5 now. */
export const STORE_CANCELLED_LINES = `
  UPDATE orders SET lines = $3::jsonb, revision = revision + 1, status = coalesce($4::text, status),
    status_changed_at = CASE WHEN $4::text IS NULL THEN status_changed_at ELSE $5::timestamptz END
  WHERE id = $1::uuid AND revision = $2::integer AND status <> 'handed_over' RETURNING id`;

/** The line of the sale. $1 order, $2 position in the order. */
export const CLAIM_OF_LINE = `
  SELECT id FROM sale_lines WHERE sale_id = $1::uuid AND kind = 'goods' AND state = 'confirmed'
  ORDER BY position LIMIT 1 OFFSET $2::integer`;

/** One refund of an order at a time. An order without a cart has no sale, and no vouchers that paid. $1 order. */
export const LOCK_SALE = 'SELECT id FROM sales WHERE id = $1::uuid FOR UPDATE';
