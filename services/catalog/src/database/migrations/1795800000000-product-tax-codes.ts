import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The code of a product's sales tax. The last release writes none: its products are goods, and its changes keep the code. */
export class ProductTaxCodes1795800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE products ADD COLUMN tax_code text NOT NULL DEFAULT 'goods'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP COLUMN tax_code');
  }
}
