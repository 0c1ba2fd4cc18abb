import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that sales go on meanwhile. */
export class ValidVouchers1795780000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refunds VALIDATE CONSTRAINT refunds_reason_known;
      ALTER TABLE sale_lines VALIDATE CONSTRAINT sale_lines_kind_known;
    `);
  }

  async down(): Promise<void> {}
}
