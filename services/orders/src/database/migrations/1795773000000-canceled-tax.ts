import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sales tax of what staff cancel is refunded too. */
export class CanceledTax1795773000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_cancellations
        ADD COLUMN tax_cents integer NOT NULL DEFAULT 0,
        ADD COLUMN shipping_tax_cents integer NOT NULL DEFAULT 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_cancellations DROP COLUMN tax_cents, DROP COLUMN shipping_tax_cents');
  }
}
