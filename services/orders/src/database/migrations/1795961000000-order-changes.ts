import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Corrections of orders after they were placed. */
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
        CONSTRAINT order_changes_kind_known CHECK (kind IN ('delivery_corrected', 'mailing_changed')),
        CONSTRAINT order_changes_actor_known CHECK (actor IN ('buyer', 'staff'))
      );
      CREATE INDEX order_changes_by_order ON order_changes (order_id, changed_at);
      CREATE INDEX order_changes_by_time ON order_changes (changed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_changes; ALTER TABLE orders DROP COLUMN delivery_changed_at;');
  }
}
