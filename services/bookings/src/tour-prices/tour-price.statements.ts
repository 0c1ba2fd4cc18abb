// All in the transaction that raises the version of the tour.

/** $1 tour, $2 type, $3 cents, $4 seats (null keeps the latest), $5 from, $6 until, $7 now, $8 when an adult's price became the tour's. */
export const ADD_PRICE = `
  INSERT INTO tour_prices (tour_id, type, cents, seats, valid_from, valid_until, confirmed_at, applied_at)
  VALUES ($1::uuid, $2::text, $3::integer, coalesce($4::integer,
    (SELECT seats FROM tour_prices WHERE tour_id = $1::uuid AND type = $2::text ORDER BY valid_from DESC, id DESC LIMIT 1), 1),
    $5::timestamptz, $6::timestamptz, $7::timestamptz, $8::timestamptz)`;

/** A price replaces the example. $1 tour, $2 type, $3 now. */
export const END_EXAMPLE = `
  UPDATE tour_prices SET valid_until = $3::timestamptz
  WHERE tour_id = $1::uuid AND type = $2::text AND confirmed_at IS NULL AND valid_until IS NULL`;

/** $1 tour, $2 types or null for all, $3 now. */
export const CONFIRM_EXAMPLES = `
  UPDATE tour_prices SET confirmed_at = $3::timestamptz, valid_from = $3::timestamptz
  WHERE tour_id = $1::uuid AND confirmed_at IS NULL AND valid_until IS NULL AND ($2::text[] IS NULL OR type = ANY($2::text[]))`;

/** $1 tour, $2 type, $3 now. */
export const END_PRICES = `
  UPDATE tour_prices SET valid_until = $3::timestamptz
  WHERE tour_id = $1::uuid AND type = $2::text AND valid_from < $3::timestamptz
    AND (valid_until IS NULL OR valid_until > $3::timestamptz)`;
export const DROP_PLANNED = `
  DELETE FROM tour_prices WHERE tour_id = $1::uuid AND type = $2::text AND valid_from >= $3::timestamptz`;
