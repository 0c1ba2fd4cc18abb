import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an organizer does by the link of a group, and the limit of asking for one. */
export class MyGroups1796500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE groups ADD COLUMN sent_order jsonb, ADD COLUMN link_version integer NOT NULL DEFAULT 0;
      ALTER TABLE group_quotes ALTER COLUMN quoted_by DROP NOT NULL;
      ALTER TABLE group_changes
        ADD COLUMN by_organizer boolean NOT NULL DEFAULT false,
        DROP CONSTRAINT group_changes_kind_known,
        ADD CONSTRAINT group_changes_kind_known
          CHECK (kind IN ('asked', 'quoted', 'accepted', 'secured', 'changed', 'order_sent', 'visited', 'ended')) NOT VALID;
      CREATE UNLOGGED TABLE group_ask_counts (key text PRIMARY KEY, time_window bigint NOT NULL, count integer NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE group_ask_counts;
      DELETE FROM group_changes WHERE kind = 'order_sent';
      ALTER TABLE group_changes
        DROP COLUMN by_organizer,
        DROP CONSTRAINT group_changes_kind_known,
        ADD CONSTRAINT group_changes_kind_known CHECK (kind IN ('asked', 'quoted', 'accepted', 'secured', 'changed', 'visited', 'ended'));
      ALTER TABLE groups DROP COLUMN sent_order, DROP COLUMN link_version`);
  }
}
