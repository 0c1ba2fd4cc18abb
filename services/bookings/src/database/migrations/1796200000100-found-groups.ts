import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  bookings_of_group: 'bookings (group_id) WHERE group_id IS NOT NULL',
  holds_of_group: `holds (group_id) WHERE group_id IS NOT NULL AND status = 'active'`,
  slots_kept_for: 'slots (kept_for) WHERE kept_for IS NOT NULL',
};

/** Built while others sell. One that was left unfinished is built again. */
export class FoundGroups1796200000100 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) {
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX IF EXISTS ${name}`);
  }
}
