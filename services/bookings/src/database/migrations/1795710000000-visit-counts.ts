import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts visits before their scans and waiting list entries are deleted. Null for a visit whose scans are deleted already, or could be
 * within a day by processes of the last release.
 */
export class VisitCounts1795710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visit_counts (
        slot_id text PRIMARY KEY,
        came integer,
        no_shows integer,
        CONSTRAINT visit_counts_not_negative CHECK (came >= 0 AND no_shows >= 0)
      );
      CREATE TABLE turned_away (
        slot_id text PRIMARY KEY,
        starts_at timestamptz NOT NULL,
        parties integer NOT NULL,
        CONSTRAINT turned_away_some CHECK (parties > 0)
      );
      INSERT INTO visit_counts (slot_id) SELECT id FROM slots WHERE starts_at < now() - interval '29 days';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE turned_away; DROP TABLE visit_counts;');
  }
}
