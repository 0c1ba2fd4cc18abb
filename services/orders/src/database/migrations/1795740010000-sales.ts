import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order becomes a sale of lines of every kind. Later migrations validate the rows and build the indexes. */
export class Sales1795740010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
        CONSTRAINT "PK_cart_tours" PRIMARY KEY (id),
        CONSTRAINT cart_tours_total CHECK (total_cents >= 0)
      );
      CREATE INDEX cart_tours_by_session ON cart_tours (session_id, added_at);
      CREATE INDEX cart_tours_by_time ON cart_tours (added_at);
      CREATE TABLE sales (
        id uuid NOT NULL,
        session_id text NOT NULL,
        state text NOT NULL,
        intent_id text,
        authorized_cents integer NOT NULL,
        captured_cents integer NOT NULL DEFAULT 0,
        shipping_cents integer NOT NULL,
        takes_the_rest boolean NOT NULL,
        details jsonb,
        refusal jsonb,
        idempotency_key text,
        request_hash text NOT NULL,
        created_at timestamptz NOT NULL,
        due_at timestamptz NOT NULL,
        CONSTRAINT "PK_sales" PRIMARY KEY (id),
        CONSTRAINT sales_state_known
          CHECK (state IN ('authorizing', 'confirming', 'capturing', 'releasing', 'placed', 'refused')),
        CONSTRAINT sales_amounts CHECK (captured_cents BETWEEN 0 AND authorized_cents AND shipping_cents >= 0)
      );
      CREATE UNIQUE INDEX sales_one_at_a_time ON sales (session_id) WHERE state NOT IN ('placed', 'refused');
      CREATE INDEX sales_due ON sales (due_at) WHERE state NOT IN ('placed', 'refused');
      CREATE UNIQUE INDEX sales_idempotency_key ON sales (idempotency_key);
      CREATE UNIQUE INDEX sales_intent ON sales (intent_id);
      CREATE INDEX sales_by_time ON sales (created_at);
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
        CONSTRAINT "PK_sale_lines" PRIMARY KEY (id),
        CONSTRAINT sale_lines_kind_known CHECK (kind IN ('goods', 'tour')),
        CONSTRAINT sale_lines_state_known CHECK (state IN ('open', 'confirmed', 'refused', 'released')),
        CONSTRAINT sale_lines_cents CHECK (cents >= 0)
      );
      CREATE UNIQUE INDEX sale_lines_by_sale ON sale_lines (sale_id, position);
      ALTER TABLE payments ADD COLUMN sale_id uuid;
      ALTER TABLE refunds
        ADD COLUMN line_id uuid,
        DROP CONSTRAINT refunds_reason_known,
        ADD CONSTRAINT refunds_reason_known CHECK (reason IN ('not_ordered', 'line_refunded')) NOT VALID;
      ALTER TABLE orders
        DROP CONSTRAINT orders_have_lines,
        ADD CONSTRAINT orders_most_lines CHECK (jsonb_array_length(lines) <= 100) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        DROP CONSTRAINT orders_most_lines,
        ADD CONSTRAINT orders_have_lines CHECK (jsonb_array_length(lines) BETWEEN 1 AND 100) NOT VALID;
      ALTER TABLE refunds
        DROP COLUMN line_id,
        DROP CONSTRAINT refunds_reason_known,
        ADD CONSTRAINT refunds_reason_known CHECK (reason IN ('not_ordered')) NOT VALID;
      ALTER TABLE payments DROP COLUMN sale_id;
      DROP TABLE sale_lines;
      DROP TABLE sales;
      DROP TABLE cart_tours;
    `);
  }
}
