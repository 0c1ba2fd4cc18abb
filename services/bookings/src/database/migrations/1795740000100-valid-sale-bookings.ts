import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that sales go on meanwhile. */
export class ValidSaleBookings1795740000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments VALIDATE CONSTRAINT payments_method_known;
      ALTER TABLE refunds VALIDATE CONSTRAINT refunds_method_known;
    `);
  }

  async down(): Promise<void> {}
}
