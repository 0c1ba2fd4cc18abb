import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each guest signs the waiver, and a party may say what it needs to get around. */
export class Waivers1795394100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings ADD COLUMN access_needs text;
      CREATE TABLE waivers (
        id uuid PRIMARY KEY,
        booking_id uuid NOT NULL,
        guest_name text NOT NULL,
        signed_by text,
        text_version text NOT NULL,
        place text NOT NULL,
        staff_id uuid,
        signed_at timestamptz NOT NULL,
        CONSTRAINT waivers_place_known CHECK (place IN ('link', 'door', 'paper'))
      );
      CREATE INDEX waivers_by_booking ON waivers (booking_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE waivers; ALTER TABLE bookings DROP COLUMN access_needs');
  }
}
