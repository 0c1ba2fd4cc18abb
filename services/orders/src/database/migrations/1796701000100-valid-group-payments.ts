import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that groups and refunds go on meanwhile. */
export class ValidGroupPayments1796701000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refunds VALIDATE CONSTRAINT refunds_reason_known;
      ALTER TABLE group_entries
        VALIDATE CONSTRAINT group_entries_method_known,
        VALIDATE CONSTRAINT group_entries_by_staff`);
  }

  async down(): Promise<void> {}
}
