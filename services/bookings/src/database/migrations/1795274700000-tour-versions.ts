import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tours can be changed and withdrawn; a booking keeps the length that its tour had. The version begins at 1
 * by itself, and the duration may be missing, so that replicas which do not know of them yet can go on.
 */
export class TourVersions1795274700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tours
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN withdrawn_at timestamptz,
        ADD CONSTRAINT tours_version_counts CHECK (version > 0);
      DROP INDEX tours_by_type;
      CREATE INDEX tours_on_offer ON tours (type, created_at) WHERE withdrawn_at IS NULL;
    `);
    await runner.query(`
      ALTER TABLE bookings ADD COLUMN tour_duration text;
      UPDATE bookings b SET tour_duration = t.duration FROM tours t WHERE t.id = b.tour_id;
      CREATE INDEX bookings_by_date ON bookings (tour_date);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX bookings_by_date;
      ALTER TABLE bookings DROP COLUMN tour_duration;
    `);
    await runner.query(`
      DROP INDEX tours_on_offer;
      ALTER TABLE tours DROP CONSTRAINT tours_version_counts, DROP COLUMN version, DROP COLUMN withdrawn_at;
      CREATE INDEX tours_by_type ON tours (type, created_at);
    `);
  }
}
