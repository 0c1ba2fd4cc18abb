-- The schema of catalog at release 0.3.0.

CREATE TABLE products (
  id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  price_cents integer NOT NULL,
  image text,
  category text,
  in_stock boolean NOT NULL,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  stock integer,
  tax_code text DEFAULT 'goods' NOT NULL,
  CONSTRAINT products_category_known CHECK (category IN ('Books', 'Apparel', 'Collectibles', 'Souvenirs', 'Media')),
  CONSTRAINT products_price_in_range CHECK (price_cents BETWEEN 0 AND 1000000),
  CONSTRAINT products_stock CHECK (stock BETWEEN 0 AND 100000),
  CONSTRAINT products_version_counts CHECK (version > 0),
  CONSTRAINT "PK_products" PRIMARY KEY (id)
);
CREATE INDEX products_on_sale ON products (created_at) WHERE withdrawn_at IS NULL;

CREATE TABLE stock_claims (
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  quantity integer NOT NULL,
  returned integer DEFAULT 0 NOT NULL,
  claimed_at timestamptz NOT NULL,
  CONSTRAINT stock_claims_quantity CHECK (quantity > 0),
  CONSTRAINT stock_claims_returned CHECK (returned BETWEEN 0 AND quantity),
  CONSTRAINT "PK_stock_claims" PRIMARY KEY (id, product_id)
);
