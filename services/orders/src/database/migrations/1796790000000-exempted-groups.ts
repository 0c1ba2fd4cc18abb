import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A certificate that is confirmed is in the history of its group. */
export class ExemptedGroups1796790000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE group_changes
        DROP CONSTRAINT group_changes_kind_known,
        ADD CONSTRAINT group_changes_kind_known CHECK (kind IN (
          'asked', 'quoted', 'accepted', 'secured', 'changed', 'order_sent', 'displaced', 'restored', 'exempted', 'visited', 'ended')) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM group_changes WHERE kind = 'exempted';
      ALTER TABLE group_changes
        DROP CONSTRAINT group_changes_kind_known,
        ADD CONSTRAINT group_changes_kind_known CHECK (kind IN (
          'asked', 'quoted', 'accepted', 'secured', 'changed', 'order_sent', 'displaced', 'restored', 'visited', 'ended'))`);
  }
}
