import { createDisputes } from '@hilltop/payments/disputes/create-disputes';
import { createBrowserPayments } from '@hilltop/payments/started-payments/create-browser-payments';
import { OneWayMigration } from '@hilltop/platform/database/release-schema';
import type { QueryRunner } from 'typeorm';

const PROMOTIONS = `
  CREATE TABLE promotions (
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    amount integer NOT NULL,
    for_tours boolean NOT NULL,
    for_goods boolean NOT NULL,
    tours jsonb NOT NULL,
    ticket_types jsonb NOT NULL,
    products jsonb NOT NULL,
    sale_from date,
    sale_until date,
    visit_from date,
    visit_until date,
    least_cents integer NOT NULL,
    uses_limit integer,
    once_per_address boolean NOT NULL,
    uses integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL,
    created_by uuid NOT NULL,
    ended_at timestamptz,
    CONSTRAINT "PK_promotions" PRIMARY KEY (id),
    CONSTRAINT promotions_kind_known CHECK (kind IN ('percent', 'cents', 'fixed_price')),
    CONSTRAINT promotions_amount
      CHECK (amount BETWEEN 0 AND 1000000 AND (kind = 'fixed_price' OR amount > 0) AND (kind <> 'percent' OR amount <= 100)),
    CONSTRAINT promotions_code CHECK (code ~ '^[A-Z0-9]{3,20}$'),
    CONSTRAINT promotions_for_something CHECK (for_tours OR for_goods),
    CONSTRAINT promotions_uses CHECK (uses >= 0 AND (uses_limit IS NULL OR uses <= uses_limit))
  );
  CREATE UNIQUE INDEX promotions_open_code ON promotions (code) WHERE ended_at IS NULL;
  CREATE INDEX promotions_by_time ON promotions (created_at, id);
  CREATE TABLE promotion_uses (
    sale_id uuid NOT NULL,
    promotion_id uuid NOT NULL,
    email_hash text,
    cents integer NOT NULL,
    used_at timestamptz NOT NULL,
    CONSTRAINT "PK_promotion_uses" PRIMARY KEY (sale_id)
  );
  CREATE UNIQUE INDEX promotion_uses_once_per_address ON promotion_uses (promotion_id, email_hash);
  CREATE INDEX promotion_uses_by_time ON promotion_uses (used_at);
  CREATE TABLE cart_promotions (
    session_id text NOT NULL,
    promotion_id uuid NOT NULL,
    added_at timestamptz NOT NULL,
    CONSTRAINT "PK_cart_promotions" PRIMARY KEY (session_id)
  );
  CREATE INDEX cart_promotions_by_time ON cart_promotions (added_at)`;

/**
 * One table for the lines of a cart. Its held tours are not taken along: they are gone after the stop. Pieces stay, without the keys
 * that added them.
 */
const CARTS = `
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
    CONSTRAINT cart_lines_kind_known CHECK (kind IN ('goods', 'tour', 'voucher', 'donation')),
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
  DROP TABLE cart_vouchers`;

/**
 * An order's lines are those of its sale, goods included. Goods of an order that had no cart get lines here; catalog knows their stock by
 * the order's id. The books look at an order again when its revision changed, as its lines change with it.
 */
const LINES = `
  ALTER TABLE sale_lines
    ADD COLUMN quantity integer NOT NULL DEFAULT 1,
    ADD COLUMN cancelled integer NOT NULL DEFAULT 0;
  UPDATE sale_lines SET quantity = (facts ->> 'quantity')::integer, facts = facts - 'quantity' WHERE kind = 'goods';
  UPDATE sale_lines SET facts = facts - 'groupSize' || jsonb_build_object('guests', facts -> 'groupSize') WHERE kind = 'tour';
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
    DROP CONSTRAINT sale_lines_kind_known,
    ADD CONSTRAINT sale_lines_kind_known CHECK (kind IN ('goods', 'tour', 'voucher', 'donation')),
    ADD CONSTRAINT sale_lines_pieces CHECK (quantity > 0 AND cancelled BETWEEN 0 AND quantity);
  DROP TRIGGER orders_changed ON orders;
  CREATE CONSTRAINT TRIGGER orders_changed AFTER UPDATE ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (OLD.status <> NEW.status OR OLD.revision <> NEW.revision OR OLD.shipping_cents <> NEW.shipping_cents)
    EXECUTE FUNCTION money_changed();
  ALTER TABLE orders DROP COLUMN lines;
  DROP FUNCTION order_lines_fit(jsonb)`;

const SALES = `
  UPDATE sales SET tax_rates = '{}' WHERE tax_rates IS NULL;
  ALTER TABLE sales
    ADD COLUMN promotion_id uuid,
    ADD COLUMN waiting_refunds jsonb,
    ALTER COLUMN tax_rates SET NOT NULL;
  CREATE INDEX sales_with_waiting_refunds ON sales (id) WHERE waiting_refunds IS NOT NULL;
  ALTER TABLE payments ADD COLUMN capture_due_at timestamptz;
  CREATE INDEX payments_to_capture ON payments (capture_due_at) WHERE capture_due_at IS NOT NULL;
  DROP TABLE unfinished_claims`;

/** The sale has key and hash. An order can be corrected after it was placed, and shipping goes back without a piece. */
const ORDERS = `
  ALTER TABLE orders
    DROP COLUMN idempotency_key,
    DROP COLUMN request_hash,
    ADD COLUMN delivery_changed_at timestamptz,
    ADD COLUMN parcel jsonb;
  ALTER TABLE order_cancellations
    DROP CONSTRAINT order_cancellations_amounts,
    ADD CONSTRAINT order_cancellations_amounts CHECK (quantity >= 0 AND cents >= 0 AND shipping_cents >= 0);
  CREATE TABLE order_changes (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    kind text NOT NULL,
    actor text NOT NULL,
    staff_id uuid,
    reason text,
    former_delivery jsonb,
    voucher_id uuid,
    changed_at timestamptz NOT NULL,
    CONSTRAINT "PK_order_changes" PRIMARY KEY (id),
    CONSTRAINT order_changes_kind_known
      CHECK (kind IN ('delivery_corrected', 'mailing_changed', 'line_switched', 'parcel_sent', 'parcel_corrected')),
    CONSTRAINT order_changes_actor_known CHECK (actor IN ('buyer', 'staff'))
  );
  CREATE INDEX order_changes_by_order ON order_changes (order_id, changed_at);
  CREATE INDEX order_changes_by_time ON order_changes (changed_at);
  CREATE TABLE house_details (
    id integer CONSTRAINT "PK_house_details" PRIMARY KEY CONSTRAINT house_details_once CHECK (id = 1),
    version integer NOT NULL,
    street text NOT NULL,
    town text NOT NULL,
    phone text NOT NULL,
    tax_number text
  )`;

/** The parts of rates that were set before are not known; nothing has no parts. */
const RATES_AND_VOUCHERS = `
  ALTER TABLE tax_rates ADD COLUMN state_basis_points integer;
  UPDATE tax_rates SET state_basis_points = 0 WHERE basis_points = 0;
  ALTER TABLE vouchers ADD COLUMN request_hash text, ADD COLUMN blocked_at timestamptz;
  UPDATE vouchers SET blocked_at = now() WHERE status = 'blocked';
  CREATE INDEX voucher_entries_returned ON voucher_entries (key) WHERE cause = 'returned'`;

/** Every order is a sale. What 0.3.0 had under way must have ended: its jobs do that within minutes. */
export class OneSale1795990000000 extends OneWayMigration {
  async up(runner: QueryRunner): Promise<void> {
    const [open]: unknown[] = await runner.query(`
      SELECT FROM unfinished_claims UNION ALL SELECT FROM sales WHERE state NOT IN ('placed', 'refused') LIMIT 1`);
    if (open) {
      throw new Error(
        'Orders are still under way: start orders and catalog of 0.3.0 alone, wait five minutes, and upgrade again.',
      );
    }
    for (const ddl of [
      PROMOTIONS,
      CARTS,
      LINES,
      SALES,
      createDisputes,
      createBrowserPayments,
      ORDERS,
      RATES_AND_VOUCHERS,
    ]) {
      await runner.query(ddl);
    }
  }
}
