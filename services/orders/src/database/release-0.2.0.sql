-- The schema of orders at release 0.2.0.

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

CREATE TABLE known_products (
  id uuid NOT NULL,
  name text NOT NULL,
  price_cents integer NOT NULL,
  image text,
  in_stock boolean NOT NULL,
  version integer NOT NULL,
  withdrawn boolean NOT NULL,
  CONSTRAINT "PK_known_products" PRIMARY KEY (id)
);

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
  CONSTRAINT orders_have_lines CHECK (jsonb_array_length(lines) BETWEEN 1 AND 100),
  CONSTRAINT orders_shipping CHECK (shipping_cents >= 0),
  CONSTRAINT orders_status_known CHECK (status IN ('pending', 'paid', 'packed', 'handed_over')),
  CONSTRAINT orders_total CHECK (total_cents >= 0),
  CONSTRAINT "PK_orders" PRIMARY KEY (id)
);
CREATE INDEX orders_by_customer ON orders (lower(customer_name), id);
CREATE INDEX orders_by_email ON orders (lower(customer_email), id);
CREATE INDEX orders_by_time ON orders (created_at);
CREATE INDEX orders_by_total ON orders (total_cents, id);
CREATE UNIQUE INDEX orders_idempotency_key ON orders (idempotency_key);
CREATE INDEX orders_open ON orders (created_at, id) WHERE status <> 'handed_over';
CREATE UNIQUE INDEX orders_order_number ON orders (order_number);

CREATE TABLE payments (
  id text NOT NULL,
  intent_id text,
  order_id uuid,
  amount_cents integer,
  status text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT payments_amount CHECK (amount_cents >= 0),
  CONSTRAINT payments_status_known CHECK (status IN ('started', 'used', 'returned', 'refused')),
  CONSTRAINT "PK_payments" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX payments_by_order ON payments (order_id);
CREATE INDEX payments_returned ON payments (created_at) WHERE status IN ('returned', 'refused');

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
  CONSTRAINT refunds_amount CHECK (amount_cents > 0),
  CONSTRAINT refunds_reason_known CHECK (reason = 'not_ordered'),
  CONSTRAINT refunds_status_known CHECK (status IN ('requested', 'sent', 'settled', 'failed')),
  CONSTRAINT "PK_refunds" PRIMARY KEY (id)
);
CREATE INDEX refunds_due ON refunds (due_at) WHERE status IN ('requested', 'sent');
CREATE UNIQUE INDEX refunds_once ON refunds (payment_id, reason, revision);
