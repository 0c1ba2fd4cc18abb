import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BookingNotes1795503701000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE booking_notes (
        id uuid PRIMARY KEY,
        booking_id uuid NOT NULL,
        text text NOT NULL,
        for_door boolean NOT NULL,
        staff_id uuid NOT NULL,
        written_at timestamptz NOT NULL
      );
      CREATE INDEX booking_notes_by_booking ON booking_notes (booking_id, written_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE booking_notes');
  }
}
