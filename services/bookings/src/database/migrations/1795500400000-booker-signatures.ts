import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who books signs the waiver with the booking, and staff say why they replaced a visitor's link. */
export class BookerSignatures1795500400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings ADD COLUMN link_replaced_because text;
      ALTER TABLE waivers DROP CONSTRAINT waivers_place_known;
      ALTER TABLE waivers ADD CONSTRAINT waivers_place_known
        CHECK (place IN ('link', 'door', 'paper', 'booking')) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings DROP COLUMN link_replaced_because;
      DELETE FROM waivers WHERE place = 'booking';
      ALTER TABLE waivers DROP CONSTRAINT waivers_place_known;
      ALTER TABLE waivers ADD CONSTRAINT waivers_place_known CHECK (place IN ('link', 'door', 'paper'));
    `);
  }
}
