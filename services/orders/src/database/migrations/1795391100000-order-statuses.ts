import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff say which orders are paid, packed and handed over. */
export class OrderStatuses1795391100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders DROP CONSTRAINT orders_status_known,
        ADD CONSTRAINT orders_status_known CHECK (status IN ('pending', 'paid', 'packed', 'handed_over'));
      CREATE INDEX orders_open ON orders (created_at, id) WHERE status <> 'handed_over';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX orders_open;
      UPDATE orders SET status = 'pending';
      ALTER TABLE orders DROP CONSTRAINT orders_status_known, ADD CONSTRAINT orders_status_known CHECK (status IN ('pending'));
    `);
  }
}
