import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Alone: it reads the whole table. */
export class ValidExemptedGroups1796790000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE group_changes VALIDATE CONSTRAINT group_changes_kind_known');
  }

  async down(): Promise<void> {}
}
