/** The columns of a new entry. */
const ENTRY_COLUMNS = '(id, voucher_id, delta_cents, cause, sale_id, line_id, staff, at, key)';

/**
 * Takes and writes the entry. No row when less is left. $1 voucher, $2 cents, $3 cause, $4 sale or null, $5 staff or null, $6 now, $7 key.
 */
export const TAKE = `
  WITH taken AS (
    UPDATE vouchers SET balance_cents = balance_cents - $2::integer
    WHERE id = $1::uuid AND status = 'active' AND balance_cents >= $2::integer RETURNING id
  ) INSERT INTO voucher_entries ${ENTRY_COLUMNS}
    SELECT gen_random_uuid(), id, -$2::integer, $3::text, $4::uuid, NULL, $5::uuid, $6::timestamptz, $7::text FROM taken
    RETURNING voucher_id AS id`;

/**
 * Writes once by the key, and changes the balance. No row when it was written before.
 * $1 voucher, $2 cents, $3 cause, $4 sale or null, $5 line or null, $6 staff or null, $7 now, $8 key.
 */
export const WRITE_ENTRY = `
  WITH entry AS (
    INSERT INTO voucher_entries ${ENTRY_COLUMNS}
    VALUES (gen_random_uuid(), $1::uuid, $2::integer, $3::text, $4::uuid, $5::uuid, $6::uuid, $7::timestamptz, $8::text)
    ON CONFLICT (voucher_id, key) DO NOTHING RETURNING voucher_id, delta_cents
  ) UPDATE vouchers v SET balance_cents = balance_cents + e.delta_cents FROM entry e WHERE v.id = e.voucher_id
    RETURNING v.id`;

/** The oldest first. A blocked one pays nothing. $1 session. */
export const TENDERS_OF_CART = `
  SELECT v.id, v.last4, CASE v.status WHEN 'active' THEN v.balance_cents ELSE 0 END AS "balanceCents"
  FROM cart_tenders t JOIN vouchers v ON v.id = t.voucher_id WHERE t.session_id = $1::text ORDER BY v.created_at, v.id`;

/** Adds nothing to a cart that has so many. $1 session, $2 voucher, $3 now, $4 most. */
export const ADD_TENDER = `
  INSERT INTO cart_tenders (session_id, voucher_id, added_at) SELECT $1::text, $2::uuid, $3::timestamptz
  WHERE (SELECT count(*) FROM cart_tenders WHERE session_id = $1::text AND voucher_id <> $2::uuid) < $4::integer
  ON CONFLICT (session_id, voucher_id) DO UPDATE SET added_at = excluded.added_at RETURNING voucher_id`;

/** The oldest first: what was held, less what was released. `returnedCents` went back since. $1 sale. */
export const TENDERS_OF_SALE = `
  SELECT v.id, v.last4, -sum(e.delta_cents) FILTER (WHERE e.cause IN ('held', 'released'))::integer AS "paidCents",
    coalesce(sum(e.delta_cents) FILTER (WHERE e.cause = 'returned'), 0)::integer AS "returnedCents"
  FROM voucher_entries e JOIN vouchers v ON v.id = e.voucher_id
  WHERE e.sale_id = $1::uuid AND e.cause IN ('held', 'released', 'returned')
  GROUP BY v.id ORDER BY v.created_at, v.id`;

/** $1 sale. */
export const RETURNED_OF_SALE = `
  SELECT e.id, e.line_id AS "lineId", e.delta_cents AS "deltaCents", e.at, e.key, v.last4
  FROM voucher_entries e JOIN vouchers v ON v.id = e.voucher_id
  WHERE e.sale_id = $1::uuid AND e.cause = 'returned' ORDER BY e.at, e.id`;
