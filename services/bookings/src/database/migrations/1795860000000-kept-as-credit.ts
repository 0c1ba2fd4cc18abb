import type { MigrationInterface, QueryRunner } from 'typeorm';

const methods = `'online', 'sale', 'card_reader', 'cash'`;

/** A displaced party can keep what it paid as a voucher. The next migration validates the rows. */
export class KeptAsCredit1795860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refunds
        DROP CONSTRAINT refunds_method_known,
        ADD CONSTRAINT refunds_method_known CHECK (method IN (${methods}, 'credit')) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refunds
        DROP CONSTRAINT refunds_method_known,
        ADD CONSTRAINT refunds_method_known CHECK (method IN (${methods})) NOT VALID;
    `);
  }
}
