import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that sales go on meanwhile. */
export class ValidCancellations1795771100100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders VALIDATE CONSTRAINT orders_lines_fit;
      ALTER TABLE refunds VALIDATE CONSTRAINT refunds_reason_known;
    `);
  }

  async down(): Promise<void> {}
}
