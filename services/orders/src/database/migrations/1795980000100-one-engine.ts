import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every order is a sale, which has key, hash and claims. What the engine before had under way must have ended: its jobs do that
 * within minutes.
 */
export class OneEngine1795980000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [open]: { count: number }[] = await runner.query(`
      SELECT ((SELECT count(*) FROM unfinished_claims) + (SELECT count(*) FROM payments WHERE capture_due_at IS NOT NULL))::integer AS count`);
    if (open && open.count > 0) {
      throw new Error('Orders are still under way: start the release before, wait five minutes, and upgrade again.');
    }
    await runner.query(`
      DROP TABLE unfinished_claims;
      ALTER TABLE orders DROP COLUMN idempotency_key, DROP COLUMN request_hash;
      ALTER TABLE browser_payments DROP COLUMN for_cart;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE browser_payments ADD COLUMN for_cart boolean NOT NULL DEFAULT false;
      ALTER TABLE orders ADD COLUMN idempotency_key text, ADD COLUMN request_hash text NOT NULL DEFAULT '';
      CREATE UNIQUE INDEX orders_idempotency_key ON orders (idempotency_key);
      CREATE TABLE unfinished_claims (id uuid PRIMARY KEY, items jsonb NOT NULL, request_hash text NOT NULL,
        is_ending boolean NOT NULL DEFAULT false, due_at timestamptz NOT NULL);
      CREATE INDEX unfinished_claims_due ON unfinished_claims (due_at);
    `);
  }
}
