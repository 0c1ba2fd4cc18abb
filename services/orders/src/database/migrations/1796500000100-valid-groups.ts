import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that groups go on meanwhile. */
export class ValidGroups1796500000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE group_changes VALIDATE CONSTRAINT group_changes_kind_known;
      ALTER TABLE groups VALIDATE CONSTRAINT groups_step_known, VALIDATE CONSTRAINT groups_billable`);
  }

  async down(): Promise<void> {}
}
