import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last release writes no code: its products are goods, and its changes keep the code. */
export class ProductTaxCodes1795800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE products ADD COLUMN tax_code text NOT NULL DEFAULT 'goods'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP COLUMN tax_code');
  }
}
