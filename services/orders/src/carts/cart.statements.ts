const LINE = `i.id, i.session_id AS "sessionId", i.product_id AS "productId", i.quantity,
  p.name, p.price_cents AS "priceCents", p.image, p.in_stock AS "inStock", p.withdrawn, p.tax_code AS "taxCode"`;

/** $1 session. */
export const CART_LINES = {
  name: 'cart-lines',
  readOnly: true,
  text: `SELECT ${LINE} FROM cart_items i JOIN known_products p ON p.id = i.product_id
    WHERE i.session_id = $1::text ORDER BY i.added_at, i.id`,
};

/** $1 session, $2 product. */
export const CART_LINE_OF_PRODUCT = {
  name: 'cart-line-of-product',
  readOnly: true,
  text: `SELECT ${LINE} FROM cart_items i JOIN known_products p ON p.id = i.product_id
    WHERE i.session_id = $1::text AND i.product_id = $2::uuid`,
};

/** $1 product. */
export const PRODUCT_ON_SALE = {
  name: 'product-on-sale',
  readOnly: true,
  text: `SELECT id, name, in_stock AS "inStock" FROM known_products WHERE id = $1::uuid AND NOT withdrawn`,
};

/** Another product or quantity. $1 session, $2 key, $3 product, $4 quantity. */
export const KEY_ADDED_OTHER = {
  name: 'key-added-other',
  readOnly: true,
  text: `SELECT 1 AS "other" FROM cart_items
    WHERE session_id = $1::text AND $2::text = ANY (addition_keys) AND (product_id <> $3::uuid
      OR addition_quantities[array_position(addition_keys, $2::text)] <> $4::integer) LIMIT 1`,
};

/**
 * One statement, so that two concurrent clicks add up. A key that the line remembers adds nothing. No row when the line would
 * exceed $6, the product has just been withdrawn or sold out, or the key added something else to the cart.
 * $1 item, $2 session, $3 product, $4 quantity, $5 now, $6 most, $7 key or null, $8 how many keys a line remembers.
 */
export const ADD_TO_CART = {
  name: 'add-to-cart',
  text: `WITH saved AS (
    INSERT INTO cart_items AS line (id, session_id, product_id, quantity, added_at, addition_keys, addition_quantities)
    SELECT $1::uuid, $2::text, p.id, $4::integer, $5::timestamptz, array_remove(ARRAY[$7::text], NULL),
      CASE WHEN $7::text IS NULL THEN '{}' ELSE ARRAY[$4::integer] END FROM known_products p
    WHERE p.id = $3::uuid AND p.in_stock AND NOT p.withdrawn AND NOT EXISTS (SELECT FROM cart_items other
      WHERE other.session_id = $2::text AND other.product_id <> p.id AND $7::text = ANY (other.addition_keys))
    ON CONFLICT (session_id, product_id) DO UPDATE SET
      quantity = line.quantity + CASE WHEN $7::text = ANY (line.addition_keys) THEN 0 ELSE excluded.quantity END,
      addition_keys = CASE WHEN $7::text = ANY (line.addition_keys) THEN line.addition_keys
        ELSE (excluded.addition_keys || line.addition_keys)[1:$8::integer] END,
      addition_quantities = CASE WHEN $7::text = ANY (line.addition_keys) THEN line.addition_quantities
        ELSE (excluded.addition_quantities || line.addition_quantities)[1:$8::integer] END
      WHERE CASE WHEN $7::text = ANY (line.addition_keys)
        THEN line.addition_quantities[array_position(line.addition_keys, $7::text)] = $4::integer
        ELSE line.quantity + excluded.quantity <= $6::integer END
    RETURNING *
  ) SELECT ${LINE} FROM saved i JOIN known_products p ON p.id = i.product_id`,
};

/** $1 item, $2 quantity, $3 session or null when the caller does not know it. */
export const SET_CART_QUANTITY = {
  name: 'set-cart-quantity',
  text: `WITH i AS (
    UPDATE cart_items SET quantity = $2::integer
    WHERE id = $1::uuid AND ($3::text IS NULL OR session_id = $3::text) RETURNING *
  ) SELECT ${LINE} FROM i JOIN known_products p ON p.id = i.product_id`,
};

/** $1 item, $2 session or null. */
export const REMOVE_FROM_CART = {
  name: 'remove-from-cart',
  text: `DELETE FROM cart_items WHERE id = $1::uuid AND ($2::text IS NULL OR session_id = $2::text) RETURNING id`,
};

/** $1 session. */
export const CLEAR_CART = {
  name: 'clear-cart',
  text: 'DELETE FROM cart_items WHERE session_id = $1::text RETURNING id',
};
