import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that refunds go on meanwhile. */
export class ValidCredits1795860000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refunds VALIDATE CONSTRAINT refunds_method_known');
  }

  async down(): Promise<void> {}
}
