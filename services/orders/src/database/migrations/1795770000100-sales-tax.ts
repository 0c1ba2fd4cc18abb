import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tax is 0 for sales and orders of processes of the last release. */
export class SalesTax1795770000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tax_codes (
        code text NOT NULL,
        name text NOT NULL,
        is_exempt boolean NOT NULL,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT "PK_tax_codes" PRIMARY KEY (code)
      );
      CREATE TABLE tax_rates (
        id uuid NOT NULL,
        code text NOT NULL,
        revision integer NOT NULL,
        basis_points integer NOT NULL,
        basis text NOT NULL,
        valid_from date NOT NULL,
        set_at timestamptz NOT NULL,
        set_by uuid,
        confirmed_at timestamptz,
        confirmed_by uuid,
        CONSTRAINT "PK_tax_rates" PRIMARY KEY (id),
        CONSTRAINT tax_rates_rate CHECK (basis_points BETWEEN 0 AND 2500)
      );
      CREATE UNIQUE INDEX tax_rates_of_code ON tax_rates (code, revision);
      INSERT INTO tax_codes (code, name, is_exempt) VALUES
        ('tours', 'Tours', true), ('goods', 'Goods', false), ('shipping', 'Shipping', false);
      INSERT INTO tax_rates (id, code, revision, basis_points, basis, valid_from, set_at)
        SELECT gen_random_uuid(), code, version, 0, 'The house has not said yet whether it collects sales tax.', '2026-01-01', now()
        FROM tax_codes WHERE NOT is_exempt;
      ALTER TABLE sales
        ADD COLUMN shipping_tax_cents integer NOT NULL DEFAULT 0,
        ADD COLUMN tax_rates jsonb;
      ALTER TABLE sale_lines ADD COLUMN tax_cents integer NOT NULL DEFAULT 0;
      ALTER TABLE orders
        ADD COLUMN tax_cents integer NOT NULL DEFAULT 0,
        ADD COLUMN taxes jsonb,
        ADD CONSTRAINT orders_tax CHECK (tax_cents >= 0) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders DROP COLUMN tax_cents, DROP COLUMN taxes;
      ALTER TABLE sale_lines DROP COLUMN tax_cents;
      ALTER TABLE sales DROP COLUMN shipping_tax_cents, DROP COLUMN tax_rates;
      DROP TABLE tax_rates;
      DROP TABLE tax_codes;
    `);
  }
}
