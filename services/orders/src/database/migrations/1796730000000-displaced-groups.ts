import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the house closed a day of a group stands beside its state. */
export class DisplacedGroups1796730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE groups ADD COLUMN displaced_at timestamptz;
      ALTER TABLE group_changes
        DROP CONSTRAINT group_changes_kind_known,
        ADD CONSTRAINT group_changes_kind_known CHECK (kind IN (
          'asked', 'quoted', 'accepted', 'secured', 'changed', 'order_sent', 'displaced', 'restored', 'visited', 'ended')) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM group_changes WHERE kind IN ('displaced', 'restored');
      ALTER TABLE group_changes
        DROP CONSTRAINT group_changes_kind_known,
        ADD CONSTRAINT group_changes_kind_known
          CHECK (kind IN ('asked', 'quoted', 'accepted', 'secured', 'changed', 'order_sent', 'visited', 'ended'));
      ALTER TABLE groups DROP COLUMN displaced_at`);
  }
}
