import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The calendar, with the hours that were written in the code before: nothing changes by itself. New columns have defaults, so
 * that replicas which do not know of them yet can go on.
 */
export class Calendar1795381400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE calendar (
        id boolean PRIMARY KEY DEFAULT true,
        version integer NOT NULL,
        CONSTRAINT calendar_has_one_row CHECK (id)
      );
      INSERT INTO calendar (version) VALUES (1);
      CREATE TABLE calendar_rules (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        position integer NOT NULL,
        weekday integer NOT NULL,
        starts text[] NOT NULL,
        valid_from date NOT NULL,
        valid_until date,
        CONSTRAINT calendar_rules_weekday CHECK (weekday BETWEEN 1 AND 7),
        CONSTRAINT calendar_rules_last CHECK (valid_until >= valid_from)
      );
      INSERT INTO calendar_rules (position, weekday, starts, valid_from)
        SELECT 0, weekday, '{09:00,10:00,11:00,12:00,13:00,14:00,15:00,16:00,17:00}', '2020-01-01'
        FROM generate_series(2, 7) weekday;
      CREATE TABLE calendar_exceptions (
        date date PRIMARY KEY,
        closed boolean NOT NULL,
        starts text[],
        closed_starts text[] NOT NULL,
        note text NOT NULL
      );
      CREATE TABLE notices (
        id uuid PRIMARY KEY,
        text text NOT NULL,
        level text NOT NULL,
        valid_from timestamptz NOT NULL,
        valid_until timestamptz,
        CONSTRAINT notices_level_known CHECK (level IN ('info', 'warning')),
        CONSTRAINT notices_last CHECK (valid_until > valid_from)
      );
      CREATE TABLE guide_feeds (
        staff_id uuid PRIMARY KEY,
        token_hash text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL
      );
    `);
    await runner.query(`
      ALTER TABLE slots ADD COLUMN closed boolean NOT NULL DEFAULT false, ADD COLUMN guide_id uuid;
      CREATE INDEX slots_by_guide ON slots (guide_id, starts_at) WHERE guide_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE slots DROP COLUMN closed, DROP COLUMN guide_id');
    for (const table of ['guide_feeds', 'notices', 'calendar_exceptions', 'calendar_rules', 'calendar']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
