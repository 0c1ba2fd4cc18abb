/** US cents. $2 sale. */
const DISCOUNT = `(SELECT coalesce(sum((facts ->> 'discountCents')::integer), 0)::integer FROM sale_lines WHERE sale_id = $2::uuid)`;

/**
 * No row when the code was ended or is used up. The unique index refuses an address that has used it.
 * $1 promotion, $2 sale, $3 keyed hash of the address, $4 now.
 */
export const COUNT_USE = `
  WITH counted AS (
    UPDATE promotions SET uses = uses + 1
    WHERE id = $1::uuid AND ended_at IS NULL AND (uses_limit IS NULL OR uses < uses_limit) RETURNING id, once_per_address
  ) INSERT INTO promotion_uses (sale_id, promotion_id, email_hash, cents, used_at)
    SELECT $2::uuid, id, CASE WHEN once_per_address THEN $3::text END, ${DISCOUNT}, $4::timestamptz FROM counted
    RETURNING sale_id AS id`;

/** Releases once. $1 sale. */
export const RELEASE_USE = `
  WITH gone AS (DELETE FROM promotion_uses WHERE sale_id = $1::uuid RETURNING promotion_id)
  UPDATE promotions p SET uses = p.uses - 1 FROM gone WHERE p.id = gone.promotion_id`;

/** What placed orders saved, in US cents. $1 promotions. */
export const TAKEN_OFF = `
  SELECT u.promotion_id AS id, sum(u.cents)::float8 AS cents FROM promotion_uses u JOIN orders o ON o.id = u.sale_id
  WHERE u.promotion_id = ANY ($1::uuid[]) GROUP BY u.promotion_id`;

/** $1 orders. */
export const CODES_OF_ORDERS = `
  SELECT u.sale_id AS id, p.code, u.cents FROM promotion_uses u JOIN promotions p ON p.id = u.promotion_id
  WHERE u.sale_id = ANY ($1::uuid[])`;
