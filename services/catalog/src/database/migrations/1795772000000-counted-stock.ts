import { createInboxTables, dropInboxTables } from '@hilltop/platform/messaging/inbox/create-inbox-tables';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts pieces, and what each order took. The last release sells as before: it counts nothing. */
export class CountedStock1795772000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products ADD COLUMN stock integer CONSTRAINT products_stock CHECK (stock BETWEEN 0 AND 100000);
      CREATE TABLE stock_claims (
        id uuid NOT NULL,
        product_id uuid NOT NULL,
        quantity integer NOT NULL,
        returned integer NOT NULL DEFAULT 0,
        claimed_at timestamptz NOT NULL,
        CONSTRAINT "PK_stock_claims" PRIMARY KEY (id, product_id),
        CONSTRAINT stock_claims_quantity CHECK (quantity > 0),
        CONSTRAINT stock_claims_returned CHECK (returned BETWEEN 0 AND quantity)
      );
    `);
    await runner.query(createInboxTables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropInboxTables);
    await runner.query('DROP TABLE stock_claims; ALTER TABLE products DROP COLUMN stock');
  }
}
