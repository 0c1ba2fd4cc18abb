import { ids } from './consistent-instance.ts';
import { another, copyOf, type PlantedRow } from './planted-row.ts';

const sale = ({ state, captured }: { state: string; captured: number }) => `
  INSERT INTO sales (id, session_id, state, authorized_cents, captured_cents, shipping_cents, takes_the_rest, tax_rates, request_hash, created_at, due_at)
  VALUES ('${another}', 'x', '${state}', 5000, ${captured}, 0, false, '{}', '', now() - interval '2 hours', now());`;

const line = `
  INSERT INTO sale_lines (id, sale_id, position, kind, cart_line_id, facts, cents, state)
  VALUES ('${another}', '${another}', 0, 'tour', '${another}', '{}', 5000, 'confirmed');`;

const salePayment = `UPDATE payments SET method = 'sale' WHERE booking_id IS NOT NULL;`;

const paidGoods = (order: string, cents: number) => `
  INSERT INTO money_lines (movement_id, position, at, business_date, account, cents, source, source_id, reference, channel, cause, is_refund)
  SELECT '${order}', n, now(), now(), CASE n WHEN 1 THEN 'card' ELSE 'deferred_goods' END, (3 - 2 * n) * ${cents}, 'orders', '${order}',
    '', 'site', 'paid', false FROM generate_series(1, 2) AS n;`;

/** One for every sentence of the reconciliation about carts, paid for or not. */
export const plantedBaskets: readonly PlantedRow[] = [
  {
    what: 'a cart without bounds',
    owner: 'orders',
    plant: 'ALTER TABLE cart_lines DROP CONSTRAINT cart_lines_quantity; UPDATE cart_lines SET quantity = 100',
    sentence: /^cart line \S+ holds 100 of one product$/,
  },
  {
    what: 'a product twice in a cart',
    owner: 'orders',
    plant: `DROP INDEX cart_lines_one_per_product; ${copyOf('cart_lines', { id: another })}`,
    sentence: /are for the same product in the same cart/,
  },
  {
    what: 'a cart line of nothing',
    owner: 'orders',
    plant: 'DELETE FROM known_products',
    sentence: /^cart line \S+ is for product \S+, which nobody knows$/,
  },
  {
    what: 'a sale that captured more than its lines',
    owner: 'orders',
    plant: sale({ state: 'placed', captured: 1000 }),
    sentence: /^sale \S+ captured 1000 cents, but its confirmed lines come to 0$/,
  },
  {
    what: 'a sale that nobody finishes',
    owner: 'orders',
    plant: sale({ state: 'confirming', captured: 0 }),
    sentence: /^sale \S+ has not ended within 1\d\d minutes$/,
  },
  {
    what: 'a line that was paid and never booked',
    owner: 'orders',
    plant: `${sale({ state: 'placed', captured: 5000 })} ${line}`,
    sentence: /^line \S+ was paid with 5000 cents, and no booking has it$/,
  },
  {
    what: 'a charge that no change ever used',
    owner: 'bookings',
    plant: `INSERT INTO payments (id, booking_id, amount_cents, status, created_at)
      VALUES ('charge_1', '${ids.booking}', 2500, 'started', now() - interval '40 minutes')`,
    sentence: /^payment charge_1 is started for 40 minutes$/,
  },
  {
    what: 'an order whose payment is never captured',
    owner: 'orders',
    plant: `UPDATE payments SET capture_due_at = now()`,
    sentence: /^payment pi_1 is authorized for 60 minutes$/,
  },
  {
    what: 'a line that was sold as one tour and booked as another',
    owner: 'bookings',
    plant: `UPDATE bookings SET sale_line_id = '${another}'; ${salePayment}`,
    alsoPlant: {
      orders: `${sale({ state: 'placed', captured: 5000 })} ${line.replace("'{}'", `'{"tourId":"${another}"}'`)}`,
    },
    sentence: new RegExp(`^line ${another} sold tour ${another}, and tour ${ids.tour} was booked$`),
  },
  {
    what: 'a line that is booked and that no order paid',
    owner: 'bookings',
    plant: `UPDATE bookings SET sale_line_id = '${another}'; ${salePayment}`,
    sentence: /^line \S+ is booked for 5000 cents; its order has 0$/,
  },
  {
    what: 'money of a tour that bookings gave back and its order did not',
    owner: 'bookings',
    plant: `UPDATE bookings SET sale_line_id = '${another}', goodwill_cents = 2500; ${salePayment}
      INSERT INTO refunds (id, payment_id, booking_id, reason, revision, amount_cents, status, due_at, requested_at, method)
      VALUES ('${another}', 'pi_1', '${ids.booking}', 'goodwill', 1, 2500, 'requested', 'infinity', now() - interval '1 hour', 'sale');`,
    alsoPlant: { orders: `${sale({ state: 'placed', captured: 5000 })} ${line}` },
    sentence: /^line \S+ is booked for 2500 cents; its order has 5000$/,
  },
  {
    what: 'a tour that the books have twice',
    owner: 'orders',
    plant: `${line.replace(`'${another}', 0`, `'${ids.order}', 1`).replace('5000', '900')}
      UPDATE orders SET total_cents = 3800; UPDATE payments SET amount_cents = 3800;
      UPDATE outbox SET recorded_at = now() - interval '1 hour' WHERE subject LIKE '%.money-moved.v1'`,
    alsoPlant: { ledger: paidGoods(ids.order, 3800) },
    sentence: new RegExp(
      `^order ${ids.order} has 3800 cents of money and sold for 2900, and the books say 3800 and 3800: line \\d+ is the last of it$`,
    ),
  },
  {
    what: 'stock that was taken for nothing',
    owner: 'catalog',
    plant: `INSERT INTO stock_claims VALUES ('${another}', '${ids.product}', 3, 1, now() - interval '1 hour')`,
    sentence: /^claim \S+ has 2 pieces of product \S+; 0 were sold by it$/,
  },
  {
    what: 'an order that took fewer pieces than it sold',
    owner: 'catalog',
    plant: `INSERT INTO stock_claims VALUES ('${ids.orderLine}', '${ids.product}', 1, 0, now() - interval '1 hour')`,
    sentence: /^claim \S+ has 1 pieces of product \S+; 2 were sold by it$/,
  },
];
