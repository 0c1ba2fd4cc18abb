import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Not in the migration that adds the constraint: there it would hold that migration's lock for the length of a scan. */
export class ValidMailedVouchers1795850000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE report_schedules VALIDATE CONSTRAINT report_schedules_file_known');
  }

  async down(): Promise<void> {
    // A valid constraint can stay.
  }
}
