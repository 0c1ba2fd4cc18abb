import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks the lengths of the tours that were there before. */
export class ValidDurations1795500950100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tours VALIDATE CONSTRAINT tours_duration_in_range');
  }

  async down(): Promise<void> {
    // The migration before removes the constraint.
  }
}
