import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines of before have no rate: nobody changes a line. */
export class TaxRatesOfLines1795963000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE money_lines ADD COLUMN tax_rate smallint, ADD COLUMN state_tax_rate smallint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE money_lines DROP COLUMN tax_rate, DROP COLUMN state_tax_rate');
  }
}
