import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A second code of goods, at 0 until a manager confirms a rate. The last release knows only one. */
export class TaxOfProducts1795800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE known_products ADD COLUMN tax_code text NOT NULL DEFAULT 'goods';
      INSERT INTO tax_codes (code, name, is_exempt) VALUES ('books', 'Books', false);
      INSERT INTO tax_rates (id, code, revision, basis_points, basis, valid_from, set_at)
        VALUES (gen_random_uuid(), 'books', 1, 0, 'The house has not said yet whether books are taxed otherwise.', '2026-01-01', now());
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM tax_rates WHERE code = 'books';
      DELETE FROM tax_codes WHERE code = 'books';
      ALTER TABLE known_products DROP COLUMN tax_code;
    `);
  }
}
