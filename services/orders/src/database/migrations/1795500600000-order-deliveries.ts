import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order keeps where it is sent and what its buyer paid for that. */
export class OrderDeliveries1795500600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD COLUMN shipping_cents integer NOT NULL DEFAULT 0,
        ADD COLUMN delivery jsonb,
        ADD CONSTRAINT orders_shipping CHECK (shipping_cents >= 0) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN delivery, DROP COLUMN shipping_cents');
  }
}
