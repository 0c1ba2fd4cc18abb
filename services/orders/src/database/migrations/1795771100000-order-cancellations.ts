import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A later migration validates the rows. */
export class OrderCancellations1795771100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION order_lines_fit(lines jsonb) RETURNS boolean IMMUTABLE LANGUAGE sql AS $$
        SELECT coalesce(bool_and(coalesce((line ->> 'cancelled')::integer, 0) BETWEEN 0 AND (line ->> 'quantity')::integer), true)
        FROM jsonb_array_elements(lines) AS line
      $$;
      ALTER TABLE orders
        ADD COLUMN revision integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT orders_lines_fit CHECK (order_lines_fit(lines)) NOT VALID;
      ALTER TABLE refunds
        DROP CONSTRAINT refunds_reason_known,
        ADD CONSTRAINT refunds_reason_known CHECK (reason IN ('not_ordered', 'line_refunded', 'line_cancelled')) NOT VALID;
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
        CONSTRAINT "PK_order_cancellations" PRIMARY KEY (id),
        CONSTRAINT order_cancellations_amounts CHECK (quantity > 0 AND cents >= 0 AND shipping_cents >= 0)
      );
      CREATE UNIQUE INDEX order_cancellations_once ON order_cancellations (order_id, revision);
      CREATE UNIQUE INDEX order_cancellations_idempotency_key ON order_cancellations (order_id, idempotency_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE order_cancellations;
      ALTER TABLE refunds
        DROP CONSTRAINT refunds_reason_known,
        ADD CONSTRAINT refunds_reason_known CHECK (reason IN ('not_ordered', 'line_refunded')) NOT VALID;
      ALTER TABLE orders DROP CONSTRAINT orders_lines_fit, DROP COLUMN revision;
      DROP FUNCTION order_lines_fit(jsonb);
    `);
  }
}
