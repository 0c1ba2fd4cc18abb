import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of groups, whose bytes media has, and organizations that pay no sales tax. */
export class GroupFiles1796720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE group_files (
        name text CONSTRAINT "PK_group_files" PRIMARY KEY,
        group_id uuid,
        kind text NOT NULL,
        bytes integer NOT NULL,
        staff_id uuid,
        added_at timestamptz NOT NULL,
        CONSTRAINT group_files_name_form CHECK (name ~ '^[0-9a-f-]{36}\\.(pdf|jpg|png|gif|webp)$'),
        CONSTRAINT group_files_kind_known CHECK (kind IN ('purchase_order', 'certificate', 'w9')),
        CONSTRAINT group_files_of_group CHECK ((kind = 'w9') = (group_id IS NULL)),
        CONSTRAINT group_files_not_empty CHECK (bytes > 0)
      );
      CREATE INDEX group_files_by_group ON group_files (group_id, added_at);
      ALTER TABLE organizations ADD COLUMN exempt_reason text, ADD COLUMN exempt_file text, ADD COLUMN exempt_until date,
        ADD COLUMN exempt_by uuid, ADD COLUMN exempt_at timestamptz,
        ADD CONSTRAINT organizations_exempt CHECK (num_nulls(exempt_reason, exempt_file, exempt_until, exempt_by, exempt_at) IN (0, 5)) NOT VALID;
      ALTER TABLE group_documents ADD COLUMN exempt_reason text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE group_documents DROP COLUMN exempt_reason;
      ALTER TABLE organizations DROP COLUMN exempt_reason, DROP COLUMN exempt_file, DROP COLUMN exempt_until, DROP COLUMN exempt_by,
        DROP COLUMN exempt_at;
      DROP TABLE group_files`);
  }
}
