-- The schema of orders at release 0.3.0. Other functions are in files of their own, which are applied after the migrations.

CREATE FUNCTION order_lines_fit(lines jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(bool_and(coalesce((line ->> 'cancelled')::integer, 0) BETWEEN 0 AND (line ->> 'quantity')::integer), true)
  FROM jsonb_array_elements(lines) AS line
$$;

CREATE TABLE cart_items (
  id uuid NOT NULL,
  session_id text NOT NULL,
  product_id uuid NOT NULL,
  quantity integer NOT NULL,
  added_at timestamptz NOT NULL,
  addition_keys text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT cart_items_quantity CHECK (quantity BETWEEN 1 AND 99),
  CONSTRAINT "PK_cart_items" PRIMARY KEY (id)
);
CREATE INDEX cart_items_by_time ON cart_items (added_at);
CREATE UNIQUE INDEX cart_items_one_line_per_product ON cart_items (session_id, product_id);

CREATE TABLE cart_tenders (
  session_id text NOT NULL,
  voucher_id uuid NOT NULL,
  added_at timestamptz NOT NULL,
  CONSTRAINT "PK_cart_tenders" PRIMARY KEY (session_id, voucher_id)
);
CREATE INDEX cart_tenders_by_time ON cart_tenders (added_at);

CREATE TABLE cart_tours (
  id uuid NOT NULL,
  session_id text NOT NULL,
  input jsonb NOT NULL,
  tour_id uuid NOT NULL,
  tour_name text NOT NULL,
  group_size integer NOT NULL,
  party text NOT NULL,
  starts_at timestamptz NOT NULL,
  total_cents integer NOT NULL,
  hold_id uuid NOT NULL,
  held_until timestamptz NOT NULL,
  added_at timestamptz NOT NULL,
  tickets jsonb,
  CONSTRAINT cart_tours_total CHECK (total_cents >= 0),
  CONSTRAINT "PK_cart_tours" PRIMARY KEY (id)
);
CREATE INDEX cart_tours_by_session ON cart_tours (session_id, added_at);
CREATE INDEX cart_tours_by_time ON cart_tours (added_at);

CREATE TABLE cart_vouchers (
  id uuid NOT NULL,
  session_id text NOT NULL,
  amount_cents integer NOT NULL,
  recipient_name text NOT NULL,
  recipient_email text NOT NULL,
  from_name text NOT NULL,
  message text NOT NULL,
  send_on date,
  added_at timestamptz NOT NULL,
  CONSTRAINT cart_vouchers_amount CHECK (amount_cents BETWEEN 1000 AND 50000),
  CONSTRAINT "PK_cart_vouchers" PRIMARY KEY (id)
);
CREATE INDEX cart_vouchers_by_session ON cart_vouchers (session_id, added_at);
CREATE INDEX cart_vouchers_by_time ON cart_vouchers (added_at);

CREATE TABLE known_products (
  id uuid NOT NULL,
  name text NOT NULL,
  price_cents integer NOT NULL,
  image text,
  in_stock boolean NOT NULL,
  version integer NOT NULL,
  withdrawn boolean NOT NULL,
  tax_code text DEFAULT 'goods' NOT NULL,
  CONSTRAINT "PK_known_products" PRIMARY KEY (id)
);

CREATE TABLE order_cancellations (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  revision integer NOT NULL,
  position integer NOT NULL,
  quantity integer NOT NULL,
  cents integer NOT NULL,
  shipping_cents integer NOT NULL,
  refund_id uuid,
  idempotency_key text,
  cancelled_at timestamptz NOT NULL,
  tax_cents integer DEFAULT 0 NOT NULL,
  shipping_tax_cents integer DEFAULT 0 NOT NULL,
  voucher_cents integer DEFAULT 0 NOT NULL,
  CONSTRAINT order_cancellations_amounts CHECK ((quantity > 0) AND (cents >= 0) AND (shipping_cents >= 0)),
  CONSTRAINT "PK_order_cancellations" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX order_cancellations_idempotency_key ON order_cancellations (order_id, idempotency_key);
CREATE UNIQUE INDEX order_cancellations_once ON order_cancellations (order_id, revision);

CREATE TABLE orders (
  id uuid NOT NULL,
  order_number text NOT NULL,
  customer_name text NOT NULL,
  customer_email text NOT NULL,
  lines jsonb NOT NULL,
  total_cents integer NOT NULL,
  status text NOT NULL,
  idempotency_key text,
  request_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  shipping_cents integer DEFAULT 0 NOT NULL,
  delivery jsonb,
  status_changed_at timestamptz,
  tax_cents integer DEFAULT 0 NOT NULL,
  taxes jsonb,
  revision integer DEFAULT 0 NOT NULL,
  CONSTRAINT orders_lines_fit CHECK (order_lines_fit(lines)),
  CONSTRAINT orders_most_lines CHECK (jsonb_array_length(lines) <= 100),
  CONSTRAINT orders_shipping CHECK (shipping_cents >= 0),
  CONSTRAINT orders_status_known CHECK (status IN ('pending', 'paid', 'packed', 'handed_over')),
  CONSTRAINT orders_tax CHECK (tax_cents >= 0),
  CONSTRAINT orders_total CHECK (total_cents >= 0),
  CONSTRAINT "PK_orders" PRIMARY KEY (id)
);
CREATE INDEX orders_by_customer_name ON orders (search_form(customer_name) COLLATE "C", id);
CREATE INDEX orders_by_email ON orders (lower(customer_email), id);
CREATE INDEX orders_by_time ON orders (created_at);
CREATE INDEX orders_by_total ON orders (total_cents, id);
CREATE UNIQUE INDEX orders_idempotency_key ON orders (idempotency_key);
CREATE INDEX orders_open ON orders (created_at, id) WHERE status <> 'handed_over';
CREATE UNIQUE INDEX orders_order_number ON orders (order_number);
CREATE INDEX orders_searched ON orders USING gin (search_form(customer_name || ' ' || customer_email || ' ' || order_number || ' ' ||
  replace(order_number, '-', '') || ' ' || regexp_replace(coalesce(delivery ->> 'phone', ''), '\D', '', 'g')) gin_trgm_ops);

CREATE TABLE payments (
  id text NOT NULL,
  intent_id text,
  order_id uuid,
  amount_cents integer,
  status text NOT NULL,
  created_at timestamptz NOT NULL,
  sale_id uuid,
  CONSTRAINT payments_amount CHECK (amount_cents >= 0),
  CONSTRAINT payments_status_known CHECK (status IN ('started', 'used', 'returned', 'refused')),
  CONSTRAINT "PK_payments" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX payments_by_order ON payments (order_id);
CREATE INDEX payments_by_sale ON payments (sale_id);
CREATE INDEX payments_returned ON payments (created_at) WHERE status IN ('returned', 'refused');
CREATE INDEX payments_started ON payments (created_at) WHERE status = 'started';

CREATE UNLOGGED TABLE purchase_counts (
  key text NOT NULL,
  time_window integer NOT NULL,
  count integer NOT NULL,
  CONSTRAINT purchase_counts_pkey PRIMARY KEY (key)
);

CREATE TABLE refunds (
  id uuid NOT NULL,
  payment_id text NOT NULL,
  reason text NOT NULL,
  revision integer NOT NULL,
  amount_cents integer,
  status text NOT NULL,
  attempt integer DEFAULT 1 NOT NULL,
  due_at timestamptz NOT NULL,
  requested_at timestamptz NOT NULL,
  ended_at timestamptz,
  line_id uuid,
  CONSTRAINT refunds_amount CHECK (amount_cents > 0),
  CONSTRAINT refunds_reason_known CHECK (reason IN ('not_ordered', 'line_refunded', 'line_cancelled', 'voucher_voided')),
  CONSTRAINT refunds_status_known CHECK (status IN ('requested', 'sent', 'settled', 'failed')),
  CONSTRAINT "PK_refunds" PRIMARY KEY (id)
);
CREATE INDEX refunds_by_line ON refunds (line_id);
CREATE INDEX refunds_due ON refunds (due_at) WHERE status IN ('requested', 'sent');
CREATE UNIQUE INDEX refunds_once ON refunds (payment_id, reason, revision);

CREATE TABLE sale_lines (
  id uuid NOT NULL,
  sale_id uuid NOT NULL,
  position integer NOT NULL,
  kind text NOT NULL,
  cart_line_id uuid NOT NULL,
  facts jsonb NOT NULL,
  cents integer NOT NULL,
  state text NOT NULL,
  refusal jsonb,
  tax_cents integer DEFAULT 0 NOT NULL,
  CONSTRAINT sale_lines_cents CHECK (cents >= 0),
  CONSTRAINT sale_lines_kind_known CHECK (kind IN ('goods', 'tour', 'voucher')),
  CONSTRAINT sale_lines_state_known CHECK (state IN ('open', 'confirmed', 'refused', 'released')),
  CONSTRAINT "PK_sale_lines" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX sale_lines_by_sale ON sale_lines (sale_id, position);

CREATE TABLE sales (
  id uuid NOT NULL,
  session_id text NOT NULL,
  state text NOT NULL,
  intent_id text,
  authorized_cents integer NOT NULL,
  captured_cents integer DEFAULT 0 NOT NULL,
  shipping_cents integer NOT NULL,
  takes_the_rest boolean NOT NULL,
  details jsonb,
  refusal jsonb,
  idempotency_key text,
  request_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  shipping_tax_cents integer DEFAULT 0 NOT NULL,
  tax_rates jsonb,
  CONSTRAINT sales_amounts CHECK ((captured_cents BETWEEN 0 AND authorized_cents) AND (shipping_cents >= 0)),
  CONSTRAINT sales_state_known CHECK (state IN ('authorizing', 'confirming', 'capturing', 'releasing', 'placed', 'refused')),
  CONSTRAINT "PK_sales" PRIMARY KEY (id)
);
CREATE INDEX sales_by_cart ON sales (session_id, created_at);
CREATE INDEX sales_by_time ON sales (created_at);
CREATE INDEX sales_due ON sales (due_at) WHERE state NOT IN ('placed', 'refused');
CREATE UNIQUE INDEX sales_idempotency_key ON sales (idempotency_key);
CREATE UNIQUE INDEX sales_intent ON sales (intent_id);
CREATE UNIQUE INDEX sales_one_at_a_time ON sales (session_id) WHERE state NOT IN ('placed', 'refused');

CREATE TABLE store_terms (
  id smallint NOT NULL,
  shipping_cents integer NOT NULL,
  CONSTRAINT store_terms_one_row CHECK (id = 1),
  CONSTRAINT store_terms_shipping CHECK (shipping_cents BETWEEN 0 AND 10000),
  CONSTRAINT "PK_store_terms" PRIMARY KEY (id)
);

CREATE TABLE tax_codes (
  code text NOT NULL,
  name text NOT NULL,
  is_exempt boolean NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT "PK_tax_codes" PRIMARY KEY (code)
);

CREATE TABLE tax_rates (
  id uuid NOT NULL,
  code text NOT NULL,
  revision integer NOT NULL,
  basis_points integer NOT NULL,
  basis text NOT NULL,
  valid_from date NOT NULL,
  set_at timestamptz NOT NULL,
  set_by uuid,
  confirmed_at timestamptz,
  confirmed_by uuid,
  CONSTRAINT tax_rates_rate CHECK (basis_points BETWEEN 0 AND 2500),
  CONSTRAINT "PK_tax_rates" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX tax_rates_of_code ON tax_rates (code, revision);

CREATE TABLE unfinished_claims (
  id uuid NOT NULL,
  items jsonb NOT NULL,
  request_hash text NOT NULL,
  is_ending boolean DEFAULT false NOT NULL,
  due_at timestamptz NOT NULL,
  CONSTRAINT "PK_unfinished_claims" PRIMARY KEY (id)
);
CREATE INDEX unfinished_claims_due ON unfinished_claims (due_at);

CREATE TABLE voucher_entries (
  id uuid NOT NULL,
  voucher_id uuid NOT NULL,
  delta_cents integer NOT NULL,
  cause text NOT NULL,
  sale_id uuid,
  line_id uuid,
  staff uuid,
  at timestamptz NOT NULL,
  key text NOT NULL,
  CONSTRAINT voucher_entries_cause_known CHECK (cause IN ('issued', 'held', 'released', 'redeemed', 'returned', 'cashed', 'voided')),
  CONSTRAINT "PK_voucher_entries" PRIMARY KEY (id)
);
CREATE INDEX voucher_entries_by_line ON voucher_entries (line_id);
CREATE INDEX voucher_entries_by_sale ON voucher_entries (sale_id);
CREATE UNIQUE INDEX voucher_entries_once ON voucher_entries (voucher_id, key);

CREATE UNLOGGED TABLE voucher_lookup_counts (
  key text NOT NULL,
  time_window bigint NOT NULL,
  count integer NOT NULL,
  CONSTRAINT voucher_lookup_counts_pkey PRIMARY KEY (key)
);

CREATE TABLE vouchers (
  id uuid NOT NULL,
  code_hash text NOT NULL,
  key_id text NOT NULL,
  last4 text NOT NULL,
  generation integer DEFAULT 0 NOT NULL,
  kind text NOT NULL,
  status text DEFAULT 'active' NOT NULL,
  issued_cents integer NOT NULL,
  balance_cents integer NOT NULL,
  from_name text NOT NULL,
  recipient_name text NOT NULL,
  recipient_email text NOT NULL,
  message text NOT NULL,
  reason text,
  sale_id uuid,
  deliver_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT vouchers_balance CHECK ((issued_cents > 0) AND (balance_cents BETWEEN 0 AND issued_cents)),
  CONSTRAINT vouchers_kind_known CHECK (kind IN ('gift', 'credit', 'goodwill')),
  CONSTRAINT vouchers_status_known CHECK (status IN ('active', 'blocked')),
  CONSTRAINT "PK_vouchers" PRIMARY KEY (id)
);
CREATE INDEX vouchers_by_recipient ON vouchers (lower(recipient_email));
CREATE INDEX vouchers_by_sale ON vouchers (sale_id);
CREATE INDEX vouchers_by_time ON vouchers (created_at, id);
CREATE UNIQUE INDEX vouchers_code_hash ON vouchers (code_hash);
CREATE INDEX vouchers_due ON vouchers (deliver_at) WHERE (sent_at IS NULL) AND (deliver_at IS NOT NULL);

CREATE TABLE written_money (
  source_id uuid NOT NULL,
  lines jsonb,
  CONSTRAINT written_money_pkey PRIMARY KEY (source_id)
);

CREATE FUNCTION money_changed() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';

CREATE FUNCTION voucher_entries_stay() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'an entry of a voucher is never changed or deleted'; END $$;

CREATE CONSTRAINT TRIGGER orders_changed AFTER UPDATE ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.status <> NEW.status) OR (OLD.lines <> NEW.lines) OR (OLD.shipping_cents <> NEW.shipping_cents))
  EXECUTE FUNCTION money_changed();
CREATE CONSTRAINT TRIGGER orders_sold AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION money_changed();
CREATE CONSTRAINT TRIGGER payment_used AFTER INSERT OR UPDATE ON payments DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status = 'used')
  EXECUTE FUNCTION money_changed();
CREATE CONSTRAINT TRIGGER refund_changed AFTER INSERT OR UPDATE OF status ON refunds DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status IN ('requested', 'settled'))
  EXECUTE FUNCTION money_changed();
CREATE TRIGGER voucher_entries_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON voucher_entries
  FOR EACH STATEMENT
  EXECUTE FUNCTION voucher_entries_stay();
CREATE CONSTRAINT TRIGGER voucher_entry_written AFTER INSERT ON voucher_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.cause IN ('issued', 'returned', 'cashed', 'voided'))
  EXECUTE FUNCTION money_changed();

INSERT INTO store_terms (id, shipping_cents) VALUES (1, 599);
INSERT INTO tax_codes (code, name, is_exempt) VALUES
  ('tours', 'Tours', true), ('goods', 'Goods', false), ('shipping', 'Shipping', false), ('books', 'Books', false);
INSERT INTO tax_rates (id, code, revision, basis_points, basis, valid_from, set_at) VALUES
  (gen_random_uuid(), 'goods', 1, 0, 'The house has not said yet whether it collects sales tax.', '2026-01-01', now()),
  (gen_random_uuid(), 'shipping', 1, 0, 'The house has not said yet whether it collects sales tax.', '2026-01-01', now()),
  (gen_random_uuid(), 'books', 1, 0, 'The house has not said yet whether books are taxed otherwise.', '2026-01-01', now());
