import type { MigrationInterface, QueryRunner } from 'typeorm';

const methods = "'online', 'card_reader', 'cash'";

/** An order pays for its tours. A later migration validates the rows. */
export class SaleBookings1795740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings ADD COLUMN sale_line_id uuid;
      ALTER TABLE payments
        DROP CONSTRAINT payments_method_known,
        ADD CONSTRAINT payments_method_known CHECK (method IN (${methods}, 'sale')) NOT VALID;
      ALTER TABLE refunds
        DROP CONSTRAINT refunds_method_known,
        ADD CONSTRAINT refunds_method_known CHECK (method IN (${methods}, 'sale')) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refunds
        DROP CONSTRAINT refunds_method_known,
        ADD CONSTRAINT refunds_method_known CHECK (method IN (${methods})) NOT VALID;
      ALTER TABLE payments
        DROP CONSTRAINT payments_method_known,
        ADD CONSTRAINT payments_method_known CHECK (method IN (${methods})) NOT VALID;
      ALTER TABLE bookings DROP COLUMN sale_line_id;
    `);
  }
}
