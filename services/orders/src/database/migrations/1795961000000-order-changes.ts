import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Corrections of orders after they were placed, and shipping that goes back without a piece. A later migration validates the rows. */
export class OrderChanges1795961000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN delivery_changed_at timestamptz;
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
        CONSTRAINT order_changes_kind_known CHECK (kind IN ('delivery_corrected', 'mailing_changed', 'line_switched')),
        CONSTRAINT order_changes_actor_known CHECK (actor IN ('buyer', 'staff'))
      );
      ALTER TABLE order_cancellations
        DROP CONSTRAINT order_cancellations_amounts,
        ADD CONSTRAINT order_cancellations_amounts CHECK (quantity >= 0 AND cents >= 0 AND shipping_cents >= 0) NOT VALID;
      CREATE INDEX order_changes_by_order ON order_changes (order_id, changed_at);
      CREATE INDEX order_changes_by_time ON order_changes (changed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_cancellations
        DROP CONSTRAINT order_cancellations_amounts,
        ADD CONSTRAINT order_cancellations_amounts CHECK (quantity > 0 AND cents >= 0 AND shipping_cents >= 0) NOT VALID;
      DROP TABLE order_changes;
      ALTER TABLE orders DROP COLUMN delivery_changed_at;
    `);
  }
}
