import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs in its own transaction, so that sales go on meanwhile. */
export class ValidLanguages1796800000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bookings VALIDATE CONSTRAINT bookings_language;
      ALTER TABLE waitlist_entries VALIDATE CONSTRAINT waitlist_language;
      ALTER TABLE payment_links VALIDATE CONSTRAINT payment_links_language;
      ALTER TABLE booking_changes VALIDATE CONSTRAINT booking_changes_kind_known`);
  }

  async down(): Promise<void> {}
}
