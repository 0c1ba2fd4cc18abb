import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day before, and once after the visit if the party asked for it. */
export class Reminders1795650100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings ADD COLUMN mail_after_visit boolean NOT NULL DEFAULT false;
      CREATE TABLE sent_reminders (
        booking_id uuid NOT NULL,
        kind text NOT NULL,
        starts_at timestamptz NOT NULL,
        queued_at timestamptz NOT NULL,
        CONSTRAINT sent_reminders_kind_known CHECK (kind IN ('day_before', 'after_visit')),
        PRIMARY KEY (booking_id, kind, starts_at)
      );
      CREATE TABLE reminder_rules (
        kind text PRIMARY KEY,
        is_on boolean NOT NULL,
        CONSTRAINT reminder_rules_kind_known CHECK (kind IN ('day_before', 'after_visit'))
      );
      INSERT INTO reminder_rules VALUES ('day_before', true), ('after_visit', true);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE reminder_rules;
      DROP TABLE sent_reminders;
      ALTER TABLE bookings DROP COLUMN mail_after_visit;
    `);
  }
}
