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

/** Held tours are gone after the stop: their requests have no hash. Pieces stay in carts, without the keys that added them. */
const CARTS = `
  DELETE FROM cart_tours;
  ALTER TABLE cart_tours
    ADD COLUMN request_hash text NOT NULL,
    ADD COLUMN withdrawn_at timestamptz,
    ALTER COLUMN tickets SET NOT NULL;
  UPDATE cart_items SET addition_keys = '{}';
  ALTER TABLE cart_items ADD COLUMN addition_quantities integer[] NOT NULL DEFAULT '{}'`;

/** What visitors typed is kept by the line's id, whatever its kind. Only sales under way have it. */
const SALES = `
  UPDATE sales SET details = (details - 'tours' - 'gifts')
    || jsonb_build_object('typed', coalesce(details -> 'tours', '{}') || coalesce(details -> 'gifts', '{}'))
    WHERE details IS NOT NULL;
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
    phone text NOT NULL
  )`;

/** The parts of rates that were set before are not known; nothing has no parts. */
const RATES_AND_VOUCHERS = `
  ALTER TABLE tax_rates ADD COLUMN state_basis_points integer;
  UPDATE tax_rates SET state_basis_points = 0 WHERE basis_points = 0;
  ALTER TABLE vouchers ADD COLUMN request_hash text, ADD COLUMN blocked_at timestamptz;
  UPDATE vouchers SET blocked_at = now() WHERE status = 'blocked';
  CREATE INDEX voucher_entries_returned ON voucher_entries (key) WHERE cause = 'returned'`;

/** Every order is a sale. What the engine of 0.3.0 had under way must have ended: its jobs do that within minutes. */
export class OneSale1795990000000 extends OneWayMigration {
  async up(runner: QueryRunner): Promise<void> {
    const [open]: unknown[] = await runner.query('SELECT FROM unfinished_claims LIMIT 1');
    if (open)
      throw new Error(
        'Orders are still under way: start orders and catalog of 0.3.0 alone, wait five minutes, and upgrade again.',
      );
    for (const ddl of [PROMOTIONS, CARTS, SALES, createDisputes, createBrowserPayments, ORDERS, RATES_AND_VOUCHERS]) {
      await runner.query(ddl);
    }
  }
}
