import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The books look at an order again when its lines changed. @param column changes with them */
const ordersChanged = (column: string): string => `
  DROP TRIGGER orders_changed ON orders;
  CREATE CONSTRAINT TRIGGER orders_changed AFTER UPDATE ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (OLD.status <> NEW.status OR OLD.${column} <> NEW.${column} OR OLD.shipping_cents <> NEW.shipping_cents)
    EXECUTE FUNCTION money_changed();`;

/**
 * An order's lines are those of its sale, goods included. Goods of an order that had no cart get lines here; catalog knows their stock
 * by the order's id. A cart has one table of lines; its tours were held for an hour at most, and are not taken along.
 */
export class OrderLines1795990000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sale_lines
        ADD COLUMN quantity integer NOT NULL DEFAULT 1,
        ADD COLUMN cancelled integer NOT NULL DEFAULT 0;
      UPDATE sale_lines SET quantity = (facts ->> 'quantity')::integer, facts = facts - 'quantity' WHERE kind = 'goods';
      CREATE TEMPORARY TABLE goods_of_orders ON COMMIT DROP AS
        SELECT o.id AS order_id, at - 1 AS place, item, l.id AS line_id FROM orders o
        CROSS JOIN LATERAL jsonb_array_elements(o.lines) WITH ORDINALITY AS line(item, at)
        LEFT JOIN LATERAL (
          SELECT id FROM sale_lines WHERE sale_id = o.id AND kind = 'goods' AND state = 'confirmed'
          ORDER BY position OFFSET at - 1 LIMIT 1) AS l ON true;
      UPDATE sale_lines l SET cancelled = coalesce((item ->> 'cancelled')::integer, 0),
        facts = l.facts || CASE WHEN item ? 'pickUp' THEN jsonb_build_object('pickUp', item -> 'pickUp') ELSE '{}' END
      FROM goods_of_orders g WHERE l.id = g.line_id;
      UPDATE goods_of_orders SET line_id = gen_random_uuid(), item = item || '{"isNew": true}' WHERE line_id IS NULL;
      INSERT INTO sale_lines (id, sale_id, position, kind, cart_line_id, facts, quantity, cancelled, cents, tax_cents, state)
        SELECT line_id, order_id, place, 'goods', line_id,
          item - 'quantity' - 'cancelled' - 'taxCents' - 'isNew' || jsonb_build_object('claimId', order_id),
          (item ->> 'quantity')::integer, coalesce((item ->> 'cancelled')::integer, 0),
          (item ->> 'priceCents')::integer * (item ->> 'quantity')::integer - coalesce((item ->> 'discountCents')::integer, 0),
          coalesce((item ->> 'taxCents')::integer, 0), 'confirmed'
        FROM goods_of_orders WHERE item ? 'isNew';
      ALTER TABLE order_cancellations ADD COLUMN line_id uuid;
      UPDATE order_cancellations c SET line_id = g.line_id FROM goods_of_orders g
        WHERE g.order_id = c.order_id AND g.place = c.position;
      UPDATE refunds r SET line_id = c.line_id FROM order_cancellations c WHERE c.refund_id = r.id;
      ALTER TABLE order_cancellations ALTER COLUMN line_id SET NOT NULL, DROP COLUMN position;
      ALTER TABLE sale_lines
        ADD CONSTRAINT sale_lines_pieces CHECK (quantity > 0 AND cancelled BETWEEN 0 AND quantity);
      ${ordersChanged('revision')}
      ALTER TABLE orders DROP COLUMN lines;
      DROP FUNCTION order_lines_fit(jsonb);
      CREATE TABLE cart_lines (
        id uuid NOT NULL,
        session_id text NOT NULL,
        kind text NOT NULL,
        quantity integer NOT NULL DEFAULT 1,
        product_id uuid,
        facts jsonb NOT NULL,
        typed jsonb,
        added_at timestamptz NOT NULL,
        CONSTRAINT "PK_cart_lines" PRIMARY KEY (id),
        CONSTRAINT cart_lines_kind_known CHECK (kind IN ('goods', 'tour', 'voucher')),
        CONSTRAINT cart_lines_quantity CHECK (quantity BETWEEN 1 AND 99)
      );
      INSERT INTO cart_lines (id, session_id, kind, quantity, product_id, facts, added_at)
        SELECT id, session_id, 'goods', quantity, product_id, '{"additions": []}', added_at FROM cart_items;
      INSERT INTO cart_lines (id, session_id, kind, facts, typed, added_at)
        SELECT id, session_id, 'voucher', jsonb_build_object('amountCents', amount_cents, 'sendOn', send_on),
          jsonb_build_object('recipientName', recipient_name, 'recipientEmail', recipient_email, 'fromName', from_name, 'message', message),
          added_at FROM cart_vouchers;
      CREATE INDEX cart_lines_by_session ON cart_lines (session_id, added_at);
      CREATE INDEX cart_lines_by_time ON cart_lines (added_at);
      CREATE UNIQUE INDEX cart_lines_one_per_product ON cart_lines (session_id, product_id);
      DROP TABLE cart_items;
      DROP TABLE cart_tours;
      DROP TABLE cart_vouchers`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN lines jsonb NOT NULL DEFAULT '[]';
      UPDATE orders o SET lines = coalesce((
        SELECT jsonb_agg(l.facts - 'claimId' || jsonb_build_object('quantity', quantity, 'taxCents', tax_cents)
          || CASE WHEN cancelled > 0 THEN jsonb_build_object('cancelled', cancelled) ELSE '{}' END ORDER BY position)
        FROM sale_lines l WHERE l.sale_id = o.id AND kind = 'goods' AND state = 'confirmed'), '[]');
      CREATE FUNCTION order_lines_fit(lines jsonb) RETURNS boolean IMMUTABLE LANGUAGE sql AS $$
        SELECT coalesce(bool_and(coalesce((line ->> 'cancelled')::integer, 0) BETWEEN 0 AND (line ->> 'quantity')::integer), true)
        FROM jsonb_array_elements(lines) AS line
      $$;
      ALTER TABLE orders ALTER COLUMN lines DROP DEFAULT,
        ADD CONSTRAINT orders_lines_fit CHECK (order_lines_fit(lines)),
        ADD CONSTRAINT orders_most_lines CHECK (jsonb_array_length(lines) <= 100);
      ${ordersChanged('lines')}
      ALTER TABLE order_cancellations ADD COLUMN position integer;
      UPDATE order_cancellations c SET position = (SELECT count(*) FROM sale_lines l JOIN sale_lines mine ON mine.id = c.line_id
        WHERE l.sale_id = c.order_id AND l.kind = 'goods' AND l.state = 'confirmed' AND l.position < mine.position);
      ALTER TABLE order_cancellations ALTER COLUMN position SET NOT NULL, DROP COLUMN line_id;
      UPDATE sale_lines SET facts = facts || jsonb_build_object('quantity', quantity) WHERE kind = 'goods';
      ALTER TABLE sale_lines DROP COLUMN quantity, DROP COLUMN cancelled`);
  }
}
