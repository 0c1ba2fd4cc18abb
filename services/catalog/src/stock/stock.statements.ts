/** Claims once. No row: not counted, or claimed before. $1 claim, $2 product, $3 quantity, $4 now. */
export const CLAIM_STOCK = `
  INSERT INTO stock_claims (id, product_id, quantity, claimed_at)
  SELECT $1::uuid, id, $3::integer, $4::timestamptz FROM products WHERE id = $2::uuid AND stock IS NOT NULL
  ON CONFLICT DO NOTHING RETURNING id`;

/** A released claim that was never made can no longer be made. Parameters as above. */
export const REFUSE_CLAIM = `
  INSERT INTO stock_claims (id, product_id, quantity, returned, claimed_at)
  SELECT $1::uuid, id, $3::integer, $3::integer, $4::timestamptz FROM products WHERE id = $2::uuid AND stock IS NOT NULL
  ON CONFLICT DO NOTHING RETURNING id`;

/** Takes pieces if enough are left and staff sell it. The last one makes a new version: out of stock. $1 product, $2 quantity. */
export const TAKE_STOCK = `
  UPDATE products SET stock = stock - $2::integer, in_stock = stock > $2::integer,
    version = version + (stock = $2::integer)::integer
  WHERE id = $1::uuid AND in_stock AND stock >= $2::integer RETURNING stock`;

/** $1 claim, $2 product. */
export const LOCK_CLAIM = `
  SELECT quantity - returned AS open FROM stock_claims WHERE id = $1::uuid AND product_id = $2::uuid FOR UPDATE`;

/** $1 claim, $2 product, $3 quantity. */
export const RETURN_CLAIM = `
  UPDATE stock_claims SET returned = returned + $3::integer WHERE id = $1::uuid AND product_id = $2::uuid`;

/** The first pieces of an empty stock make a new version: in stock again. $1 product, $2 quantity. */
export const PUT_BACK_STOCK = `
  UPDATE products SET stock = stock + $2::integer, in_stock = in_stock OR stock = 0, version = version + (stock = 0)::integer
  WHERE id = $1::uuid AND stock IS NOT NULL RETURNING stock`;

/** Counts if the stock is as the manager saw it. $1 product, $2 stock or null, $3 stock seen or null. */
export const COUNT_STOCK = `
  UPDATE products SET stock = $2::integer, in_stock = coalesce($2::integer > 0, in_stock), version = version + 1
  WHERE id = $1::uuid AND stock IS NOT DISTINCT FROM $3::integer AND withdrawn_at IS NULL RETURNING id`;
