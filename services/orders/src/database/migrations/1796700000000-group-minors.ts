import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who confirmed the rules for the pupils of a group. */
export class GroupMinors1796700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE groups ADD COLUMN minors_confirmed_by text, ADD COLUMN minors_confirmed_at timestamptz, ADD COLUMN minors_rules text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE groups DROP COLUMN minors_confirmed_by, DROP COLUMN minors_confirmed_at, DROP COLUMN minors_rules`);
  }
}
