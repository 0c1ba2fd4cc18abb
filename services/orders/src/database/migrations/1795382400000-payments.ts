import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders are paid: the payment of each, and what goes back because nothing was ordered with it. */
export class Payments1795382400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payments (
        id text NOT NULL,
        intent_id text,
        order_id uuid,
        amount_cents integer,
        status text NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT "PK_payments" PRIMARY KEY (id),
        CONSTRAINT payments_status_known CHECK (status IN ('started', 'used', 'returned', 'refused')),
        CONSTRAINT payments_amount CHECK (amount_cents >= 0)
      );
      CREATE UNIQUE INDEX payments_by_order ON payments (order_id);
      CREATE INDEX payments_returned ON payments (created_at) WHERE status IN ('returned', 'refused');
      CREATE TABLE refunds (
        id uuid NOT NULL,
        payment_id text NOT NULL,
        reason text NOT NULL,
        revision integer NOT NULL,
        amount_cents integer,
        status text NOT NULL,
        attempt integer NOT NULL DEFAULT 1,
        due_at timestamptz NOT NULL,
        requested_at timestamptz NOT NULL,
        ended_at timestamptz,
        CONSTRAINT "PK_refunds" PRIMARY KEY (id),
        CONSTRAINT refunds_status_known CHECK (status IN ('requested', 'sent', 'settled', 'failed')),
        CONSTRAINT refunds_reason_known CHECK (reason IN ('not_ordered')),
        CONSTRAINT refunds_amount CHECK (amount_cents > 0)
      );
      CREATE UNIQUE INDEX refunds_once ON refunds (payment_id, reason, revision);
      CREATE INDEX refunds_due ON refunds (due_at) WHERE status IN ('requested', 'sent');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE refunds; DROP TABLE payments');
  }
}
